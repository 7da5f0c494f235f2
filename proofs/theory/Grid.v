(* The grid tier: where all arguments are multiples of 2^q, and the differences that are computed from them add up to
   at most T units of 2^q, no partial result exceeds 2^53 of its units. So nothing rounds, and the computed value is
   the exact one. *)
From Coq Require Import ZArith Reals List Bool Lia Lra Psatz Arith.
From Flocq Require Import Core BinarySingleNaN.
From Unerring Require Import Doubles FiniteResults Errors Bounds Expressions PowerOfTwo.
Import ListNotations.
Open Scope R_scope.

Definition multiple (k : Z) (x : R) : Prop := exists z, x = IZR z * bpow radix2 k.

Lemma multiple_lower k j x : (j <= k)%Z -> multiple k x -> multiple j x.
Proof.
  intros H [z ->]. exists (z * 2 ^ (k - j))%Z. rewrite mult_IZR. change 2%Z with (radix_val radix2) at 1.
  rewrite IZR_Zpower by lia. rewrite Rmult_assoc, <- bpow_plus. do 2 f_equal. lia.
Qed.
Lemma multiple_sum k x y : multiple k x -> multiple k y -> multiple k (x + y).
Proof. intros [a ->] [b ->]. exists (a + b)%Z. rewrite plus_IZR. ring. Qed.
Lemma multiple_opposite k x : multiple k x -> multiple k (- x).
Proof. intros [a ->]. exists (- a)%Z. rewrite opp_IZR. ring. Qed.
Lemma multiple_difference k x y : multiple k x -> multiple k y -> multiple k (x - y).
Proof. intros. apply multiple_sum; trivial. now apply multiple_opposite. Qed.
Lemma multiple_product k j x y : multiple k x -> multiple j y -> multiple (k + j) (x * y).
Proof. intros [a ->] [b ->]. exists (a * b)%Z. rewrite mult_IZR, bpow_plus. ring. Qed.
Lemma multiple_size k x : multiple k x -> multiple k (Rabs x).
Proof. intros H. unfold Rabs. destruct (Rcase_abs x); trivial. now apply multiple_opposite. Qed.

(* Multiples of 2^k up to 2^53 of them are doubles. *)
Lemma multiple_representable k x : (-1074 <= k)%Z -> multiple k x -> Rabs x <= bpow radix2 (53 + k) ->
  representable x.
Proof.
  intros Hk [z E] H. destruct (Rle_lt_or_eq_dec _ _ H) as [L|L].
  - apply generic_format_FLT. exists (Float radix2 z k); [exact E| |exact Hk]. simpl Fnum. apply lt_IZR.
    change (IZR (radix2 ^ 53)) with (bpow radix2 53). apply Rmult_lt_reg_r with (bpow radix2 k); [apply bpow_gt_0|].
    rewrite <- bpow_plus. rewrite abs_IZR, <- (Rabs_pos_eq (bpow radix2 k)) by apply bpow_ge_0.
    now rewrite <- Rabs_mult, <- E.
  - assert (R : representable (bpow radix2 (53 + k))) by (apply generic_format_FLT_bpow; [reflexivity|lia]).
    destruct (Rcase_abs x).
    + rewrite Rabs_left in L by trivial. replace x with (- bpow radix2 (53 + k)) by lra.
      now apply representable_opposite.
    + rewrite Rabs_right in L by trivial. now rewrite L.
Qed.

(* A multiple whose rounded value is small is not rounded. *)
Lemma multiple_exact k x : (-1074 <= k)%Z -> multiple k x -> Rabs (nearest x) < bpow radix2 (53 + k) -> nearest x = x.
Proof.
  intros Hk M H. apply nearest_representable, multiple_representable with k; trivial.
  destruct (Rle_or_lt (Rabs x) (bpow radix2 (53 + k))) as [|C]; trivial. exfalso.
  apply Rlt_le in C. apply nearest_large in C; [lra| |apply bpow_ge_0].
  apply generic_format_FLT_bpow; [reflexivity|lia].
Qed.

(* A double of at least 2^k is a multiple of 2^(k - 52). *)
Lemma double_multiple k x : (-1022 <= k)%Z -> representable x -> bpow radix2 k <= Rabs x -> multiple (k - 52) x.
Proof.
  intros Hk F H. apply multiple_lower with (cexp radix2 (FLT_exp (-1074) 53) x).
  - unfold cexp, FLT_exp. assert (k + 1 <= mag radix2 x)%Z; [|lia]. apply mag_ge_bpow.
    now replace (k + 1 - 1)%Z with k by lia.
  - exists (Ztrunc (scaled_mantissa radix2 (FLT_exp (-1074) 53) x)). exact F.
Qed.

(* The test fl(fl(x + K) - K) = x: what passes is a multiple of half of the last place of K. *)
Theorem on_grid k x K : (-900 <= k)%Z -> representable x -> representable K -> bpow radix2 k <=
  K < bpow radix2 (k + 1) ->
  nearest (nearest (x + K) - K) = x -> multiple (k - 53) x.
Proof.
  intros Hk Fx FK [K1 K2] E. assert (P : 0 < bpow radix2 k) by apply bpow_gt_0.
  assert (half : bpow radix2 k = 2 * bpow radix2 (k - 1)).
  { change 2 with (bpow radix2 1). rewrite <- bpow_plus. f_equal. lia. }
  assert (MK : multiple (k - 53) K).
  { apply multiple_lower with (k - 52)%Z; [lia|]. apply double_multiple; trivial; [lia|]. rewrite Rabs_pos_eq; lra. }
  destruct (Rle_or_lt (bpow radix2 (k - 1)) (Rabs x)) as [H|H].
  - replace (k - 53)%Z with (k - 1 - 52)%Z by lia. apply double_multiple; trivial. lia.
  - apply Rabs_lt_inv in H.
    assert (R : representable (bpow radix2 (k - 1))) by (apply generic_format_FLT_bpow; [reflexivity|lia]).
    assert (Y : bpow radix2 (k - 1) <= nearest (x + K)).
    { rewrite <- (nearest_representable _ R). apply nearest_monotone. lra. }
    assert (MY : multiple (k - 53) (nearest (x + K))).
    { replace (k - 53)%Z with (k - 1 - 52)%Z by lia. apply double_multiple; [lia| |].
      - apply generic_format_round; apply _.
      - rewrite Rabs_pos_eq; trivial. apply Rle_trans with (2 := Y). apply bpow_ge_0. }
    rewrite <- E. assert (MD := multiple_difference _ _ _ MY MK).
    rewrite (multiple_exact (k - 53) (nearest (x + K) - K)); trivial; [lia|].
    rewrite E. replace (53 + (k - 53))%Z with k by lia. apply Rabs_lt. lra.
Qed.

(* ---- no partial result needs to be rounded *)
Fixpoint degree (e : expression) : Z :=
  match e with
  | Leaf _ => 1
  | Constant _ => 0
  | Add a _ | Sub a _ | Abs a | Neg a => degree a
  | Mul a b => degree a + degree b
  end.
(* The magnitude without margins, in variables |leaf i|. *)
Fixpoint plain_magnitude (e : expression) : bound :=
  match e with
  | Leaf i => Size i
  | Constant _ => Whole 0
  | Add a b | Sub a b => Plus (plain_magnitude a) (plain_magnitude b)
  | Mul a b => Times (plain_magnitude a) (plain_magnitude b)
  | Abs a | Neg a => plain_magnitude a
  end.
Fixpoint subterms (e : expression) : list expression :=
  match e with
  | Leaf _ | Constant _ => []
  | Add a b | Sub a b | Mul a b => e :: subterms a ++ subterms b
  | Abs a | Neg a => subterms a
  end.
(* Operands of a sum have the same degree; and there are operations on leaves only. *)
Fixpoint homogeneous (n : nat) (e : expression) : bool :=
  match e with
  | Leaf i => Nat.ltb i n
  | Add a b | Sub a b => homogeneous n a && homogeneous n b && Z.eqb (degree a) (degree b)
  | Mul a b => homogeneous n a && homogeneous n b
  | _ => false
  end.

Section Exactness.
Variable inputs : nat -> float.
Variable leaves : list leaf.
Notation computed := (computed inputs leaves).
Notation exact := (exact inputs leaves).
Variable q : Z.
Variable T : Z.
Hypothesis leaves_exact : forall i, (i < length leaves)%nat ->
  is_finite (computed (Leaf i)) = true /\ B2R (computed (Leaf i)) = exact (Leaf i) /\ multiple q (exact (Leaf i)).
(* |leaf i| in units. *)
Definition units (i : nat) : R := Rabs (exact (Leaf i)) * bpow radix2 (- q).
Lemma units_nonnegative i : 0 <= units i.
Proof. apply Rmult_le_pos; [apply Rabs_pos|apply bpow_ge_0]. Qed.

Lemma size_in_units n e : homogeneous n e = true -> Rabs (exact e) <=
  bound_value units (plain_magnitude e) * bpow radix2 (degree e * q).
Proof.
  induction e; simpl homogeneous; intros H; try discriminate; repeat (apply andb_true_iff in H; destruct H as [H ?]).
  - cbn [plain_magnitude bound_value degree]. unfold units. rewrite Rmult_assoc, <- bpow_plus.
    replace (- q + 1 * q)%Z with 0%Z by lia. change (bpow radix2 0) with 1. rewrite Rmult_1_r. apply Rle_refl.
  - apply Z.eqb_eq in H0. simpl. specialize (IHe1 H). specialize (IHe2 H1). rewrite <- H0 in IHe2.
    rewrite Rmult_plus_distr_r. now apply size_of_sum.
  - apply Z.eqb_eq in H0. simpl. specialize (IHe1 H). specialize (IHe2 H1). rewrite <- H0 in IHe2.
    rewrite Rmult_plus_distr_r. now apply size_of_difference.
  - simpl. rewrite Z.mul_add_distr_r, bpow_plus.
    replace (bound_value units (plain_magnitude e1) * bound_value units (plain_magnitude e2) * (bpow radix2 (degree
      e1 * q) * bpow radix2 (degree e2 * q)))
      with ((bound_value units (plain_magnitude e1) * bpow radix2 (degree e1 * q)) * (bound_value units
        (plain_magnitude e2) * bpow radix2 (degree e2 * q))) by ring.
    apply size_of_product; auto.
Qed.

(* Each partial result is at most 2^53 units, and its units are doubles. *)
Definition fits (e : expression) : Prop :=
  bound_value units (plain_magnitude e) <= IZR (2 ^ 53) /\ (-1074 <= degree e * q)%Z /\ (54 + degree e * q <= 1024)%Z.

Theorem nothing_rounds e : homogeneous (length leaves) e = true -> (forall t, In t (subterms e) -> fits t) ->
  is_finite (computed e) = true /\ B2R (computed e) = exact e /\ multiple (degree e * q) (exact e).
Proof.
  assert (OK : forall t, homogeneous (length leaves) t = true -> fits t -> multiple (degree t * q) (exact t) ->
    nearest (exact t) = exact t /\ Rabs (nearest (exact t)) < bpow radix2 1024).
  { intros t Ht [B [E1 E2]] M. apply size_in_units in Ht.
    assert (S : Rabs (exact t) <= bpow radix2 (53 + degree t * q)).
    { apply Rle_trans with (1 := Ht). rewrite bpow_plus. apply Rmult_le_compat_r; [apply bpow_ge_0|exact B]. }
    assert (R := multiple_representable _ _ E1 M S). rewrite (nearest_representable _ R). split; trivial.
    apply Rle_lt_trans with (1 := S). apply bpow_lt. lia. }
  induction e; intros H A; try discriminate.
  - simpl in H. apply Nat.ltb_lt in H. simpl degree. rewrite Z.mul_1_l. now apply leaves_exact.
  - pose proof H as H'. simpl in H'. apply andb_true_iff in H'. destruct H' as [H' Hd]. apply andb_true_iff in H'.
    destruct H' as [H1 H2]. apply Z.eqb_eq in Hd.
    destruct IHe1 as [F1 [E1 M1]]; trivial. { intros; apply A. simpl. right. apply in_or_app. auto. }
    destruct IHe2 as [F2 [E2 M2]]; trivial. { intros; apply A. simpl. right. apply in_or_app. auto. }
    assert (M : multiple (degree (Add e1 e2) * q) (exact (Add e1 e2))) by (simpl; apply multiple_sum; trivial;
      now rewrite Hd).
    destruct (OK (Add e1 e2) H (A _ (or_introl eq_refl)) M) as [R1 R2]. simpl in R1, R2. rewrite <- E1, <- E2 in
      R1, R2.
    pose proof (sum_stays_finite _ _ F1 F2 R2) as K. split; [exact K|]. split; [|exact M].
    simpl. destruct (finite_sum _ _ K) as [_ [_ ->]]. now rewrite R1, E1, E2.
  - pose proof H as H'. simpl in H'. apply andb_true_iff in H'. destruct H' as [H' Hd]. apply andb_true_iff in H'.
    destruct H' as [H1 H2]. apply Z.eqb_eq in Hd.
    destruct IHe1 as [F1 [E1 M1]]; trivial. { intros; apply A. simpl. right. apply in_or_app. auto. }
    destruct IHe2 as [F2 [E2 M2]]; trivial. { intros; apply A. simpl. right. apply in_or_app. auto. }
    assert (M : multiple (degree (Sub e1 e2) * q) (exact (Sub e1 e2))) by (simpl; apply multiple_difference;
      trivial; now rewrite Hd).
    destruct (OK (Sub e1 e2) H (A _ (or_introl eq_refl)) M) as [R1 R2]. simpl in R1, R2. rewrite <- E1, <- E2 in
      R1, R2.
    pose proof (difference_stays_finite _ _ F1 F2 R2) as K. split; [exact K|]. split; [|exact M].
    simpl. destruct (finite_difference _ _ K) as [_ [_ ->]]. now rewrite R1, E1, E2.
  - pose proof H as H'. simpl in H'. apply andb_true_iff in H'. destruct H' as [H1 H2].
    destruct IHe1 as [F1 [E1 M1]]; trivial. { intros; apply A. simpl. right. apply in_or_app. auto. }
    destruct IHe2 as [F2 [E2 M2]]; trivial. { intros; apply A. simpl. right. apply in_or_app. auto. }
    assert (M : multiple (degree (Mul e1 e2) * q) (exact (Mul e1 e2))) by (simpl; rewrite Z.mul_add_distr_r;
      now apply multiple_product).
    destruct (OK (Mul e1 e2) H (A _ (or_introl eq_refl)) M) as [R1 R2]. simpl in R1, R2. rewrite <- E1, <- E2 in
      R1, R2.
    pose proof (product_stays_finite _ _ F1 F2 R2) as K. split; [exact K|]. split; [|exact M].
    simpl. destruct (finite_product _ _ K) as [_ [_ ->]]. now rewrite R1, E1, E2.
Qed.
End Exactness.
