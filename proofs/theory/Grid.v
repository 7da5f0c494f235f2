(* The grid tier: where all leaves are integers of limited size in units of 2^q, and no bound exceeds 2^53, nothing
   rounds, so that the computed value is the exact one. *)
From Coq Require Import ZArith Reals List Bool Lia Lra Psatz Arith.
From Flocq Require Import Core BinarySingleNaN.
From Unerring Require Import Doubles FiniteResults Errors Bounds Expressions LowerBounds Overflow Claims.
Import ListNotations.
Open Scope R_scope.

Section Grid.
Variable inputs : nat -> float.
Variable leaves : list leaf.
Notation computed := (computed inputs leaves).
Notation exact := (exact inputs leaves).

(* Each leaf is exact: an integer of at most b in units of 2^q. *)
Variable b q : Z.
Definition multiple (x : R) (k u : Z) := exists z, x = IZR z * bpow radix2 u /\ (Z.abs z <= k)%Z.
Hypothesis leaves_exact : forall i, (i < length leaves)%nat -> is_finite (computed (Leaf i)) = true /\
  B2R (computed (Leaf i)) = exact (Leaf i) /\ multiple (exact (Leaf i)) b q.

Definition fits_in_double (k d : Z) : bool := (Z.leb k (2 ^ 53) && Z.leb (-1074) (d * q) && Z.leb (54 + d * q)
  1024)%Z.

(* Some (k, d): the value is an integer of at most k in units of 2^(d q). *)
Fixpoint grid_bound (e : expression) : option (Z * Z) :=
  match e with
  | Leaf i => if Nat.ltb i (length leaves) then Some (b, 1%Z) else None
  | Add x y | Sub x y =>
      match grid_bound x, grid_bound y with
      | Some (k, d), Some (k', d') => if Z.eqb d d' && fits_in_double (k + k') d then Some (k + k', d)%Z else None
      | _, _ => None
      end
  | Mul x y =>
      match grid_bound x, grid_bound y with
      | Some (k, d), Some (k', d') => if fits_in_double (k * k') (d + d') then Some (k * k', d + d')%Z else None
      | _, _ => None
      end
  | _ => None
  end.

Lemma multiple_representable x k d : multiple x k (d * q) -> fits_in_double k d = true -> nearest x = x /\
  Rabs (nearest x) < bpow radix2 1024.
Proof.
  intros [z [-> Hz]] H. unfold fits_in_double in H. apply andb_true_iff in H. destruct H as [H H3].
  apply andb_true_iff in H. destruct H as [H1 H2].
  apply Z.leb_le in H1, H2, H3.
  assert (F : nearest (IZR z * bpow radix2 (d * q)) = IZR z * bpow radix2 (d * q)).
  { apply nearest_representable. destruct (Z.eq_dec (Z.abs z) (2 ^ 53)) as [E|N].
    - assert (G : representable (bpow radix2 (53 + d * q))) by (apply generic_format_FLT_bpow; [reflexivity|lia]).
      rewrite bpow_plus in G. assert (E2 : IZR z = bpow radix2 53 \/ IZR z = - bpow radix2 53).
      { change (bpow radix2 53) with (IZR (2 ^ 53)). rewrite <- opp_IZR.
        destruct (Z.abs_spec z) as [[_ A]|[_ A]]; [left|right]; f_equal; lia. }
      destruct E2 as [->| ->]; [exact G|]. rewrite <- Ropp_mult_distr_l. now apply representable_opposite.
    - apply generic_format_FLT. exists (Float radix2 z (d * q)); [reflexivity| |exact H2]. simpl Fnum.
      change (radix2 ^ 53)%Z with (2 ^ 53)%Z. lia. }
  rewrite F. split; trivial. rewrite Rabs_mult, (Rabs_pos_eq (bpow radix2 _)) by apply bpow_ge_0.
  rewrite <- abs_IZR.
  apply Rle_lt_trans with (IZR (2 ^ 53) * bpow radix2 (d * q)).
  - apply Rmult_le_compat_r; [apply bpow_ge_0|]. apply IZR_le. lia.
  - change (IZR (2 ^ 53)) with (bpow radix2 53). rewrite <- bpow_plus. apply bpow_lt. lia.
Qed.

Theorem grid_exact e : forall k d, grid_bound e = Some (k, d) -> is_finite (computed e) = true /\
  B2R (computed e) = exact e /\ multiple (exact e) k (d * q).
Proof.
  induction e; simpl grid_bound; intros k d E; try discriminate.
  - destruct (Nat.ltb_spec i (length leaves)); try discriminate. injection E; intros <- <-. rewrite Z.mul_1_l.
    now apply leaves_exact.
  - destruct (grid_bound e1) as [[k1 d1]|]; try discriminate. destruct (grid_bound e2) as [[k2 d2]|];
    try discriminate.
    destruct (Z.eqb_spec d1 d2); try discriminate. destruct (fits_in_double (k1 + k2) d1) eqn:HF;
      try discriminate. simpl in E. injection E; intros <- <-. subst d2.
    destruct (IHe1 _ _ eq_refl) as [F1 [E1 [z1 [Z1 B1]]]]. destruct (IHe2 _ _ eq_refl) as [F2 [E2 [z2 [Z2 B2]]]].
    assert (W : multiple (exact (Add e1 e2)) (k1 + k2) (d1 * q)). { exists (z1 + z2)%Z. simpl. rewrite Z1, Z2,
      plus_IZR. split; [ring|lia]. }
    destruct (multiple_representable _ _ _ W HF) as [R1 R2]. simpl in R1, R2. rewrite <- E1, <- E2 in R1, R2.
    pose proof (sum_stays_finite _ _ F1 F2 R2) as K. simpl computed. destruct (finite_sum _ _ K) as [_ [_ ->]].
    rewrite R1, E1, E2. auto.
  - destruct (grid_bound e1) as [[k1 d1]|]; try discriminate. destruct (grid_bound e2) as [[k2 d2]|];
    try discriminate.
    destruct (Z.eqb_spec d1 d2); try discriminate. destruct (fits_in_double (k1 + k2) d1) eqn:HF;
      try discriminate. simpl in E. injection E; intros <- <-. subst d2.
    destruct (IHe1 _ _ eq_refl) as [F1 [E1 [z1 [Z1 B1]]]]. destruct (IHe2 _ _ eq_refl) as [F2 [E2 [z2 [Z2 B2]]]].
    assert (W : multiple (exact (Sub e1 e2)) (k1 + k2) (d1 * q)). { exists (z1 - z2)%Z. simpl. rewrite Z1, Z2,
      minus_IZR. split; [ring|lia]. }
    destruct (multiple_representable _ _ _ W HF) as [R1 R2]. simpl in R1, R2. rewrite <- E1, <- E2 in R1, R2.
    pose proof (difference_stays_finite _ _ F1 F2 R2) as K. simpl computed.
    destruct (finite_difference _ _ K) as [_ [_ ->]]. rewrite R1, E1, E2. auto.
  - destruct (grid_bound e1) as [[k1 d1]|]; try discriminate. destruct (grid_bound e2) as [[k2 d2]|];
    try discriminate.
    destruct (fits_in_double (k1 * k2) (d1 + d2)) eqn:HF; try discriminate. injection E; intros <- <-.
    destruct (IHe1 _ _ eq_refl) as [F1 [E1 [z1 [Z1 B1]]]]. destruct (IHe2 _ _ eq_refl) as [F2 [E2 [z2 [Z2 B2]]]].
    assert (W : multiple (exact (Mul e1 e2)) (k1 * k2) ((d1 + d2) * q)).
    { exists (z1 * z2)%Z. simpl. rewrite Z1, Z2, mult_IZR, Z.mul_add_distr_r, bpow_plus. split; [ring|].
      rewrite Z.abs_mul. apply Z.mul_le_mono_nonneg; lia. }
    destruct (multiple_representable _ _ _ W HF) as [R1 R2]. simpl in R1, R2. rewrite <- E1, <- E2 in R1, R2.
    pose proof (product_stays_finite _ _ F1 F2 R2) as K. simpl computed.
    destruct (finite_product _ _ K) as [_ [_ ->]]. rewrite R1, E1, E2. auto.
Qed.
End Grid.
