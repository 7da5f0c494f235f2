(* What a computed magnitude is at least. A filter compares with a magnitude that was itself computed in doubles, hence
   perhaps too small: by the factor 1 - u for each rounding, and by eta for each product that underflowed. Margins,
   which are multiples of 2^-960 in the code, are added to pay for the latter; a margin that is too small is refused
   here. *)
From Coq Require Import ZArith Reals List Bool Lia Lra Psatz Arith.
From Flocq Require Import Core BinarySingleNaN.
From Unerring Require Import Doubles FiniteResults Errors Bounds Expressions.
Import ListNotations.
Open Scope R_scope.

Definition shrink (k : nat) := (1 - u) ^ k.
Lemma shrink_positive k : 0 < shrink k.
Proof. unfold shrink. apply pow_lt. pose proof u_small. lra. Qed.
Lemma shrink_monotone k m : (k <= m)%nat -> shrink m <= shrink k.
Proof.
  intros H. induction H; [apply Rle_refl|]. apply Rle_trans with (2:=IHle). unfold shrink at 1. simpl.
  fold (shrink m).
  pose proof (shrink_positive m). pose proof u_pos. nra.
Qed.
Lemma shrink_next k : shrink (S k) = (1 - u) * shrink k. Proof. reflexivity. Qed.
Lemma shrink_sum k l : shrink (k + l) = shrink k * shrink l. Proof. apply pow_add. Qed.

Definition margin := bpow radix2 (-960).
Lemma margin_positive : 0 < margin. Proof. apply bpow_gt_0. Qed.
Lemma margin_pays : eta <= u * margin.
Proof. unfold eta, u, margin. rewrite <- bpow_plus. apply bpow_le. lia. Qed.

(* How many margins a constant is, if it is a positive multiple of the margin. *)
Definition margins_in (f : float) : option Z :=
  match f with
  | B754_finite false m e _ =>
      let k := (e + 960)%Z in
      if Z.leb 0 k then Some (Zpos m * 2 ^ k)%Z
      else if Z.eqb (Zpos m mod 2 ^ (- k)) 0 then Some (Zpos m / 2 ^ (- k))%Z else None
  | _ => None
  end.
Lemma some_injective (a b : Z) : Some a = Some b -> a = b.
Proof. congruence. Qed.
Lemma margins_in_value f j : margins_in f = Some j -> B2R f = IZR j * margin /\ (0 <= j)%Z /\ is_finite f = true.
Proof.
  destruct f as [s|s| |s m e He]; unfold margins_in; try discriminate. destruct s; try discriminate.
  change (B2R (B754_finite false m e He)) with (IZR (Zpos m) * bpow radix2 e). cbv zeta.
  destruct (Z.leb_spec 0 (e + 960)).
  - intros E; apply some_injective in E; subst j. split; [|split; trivial].
    + rewrite mult_IZR. change 2%Z with (radix_val radix2). rewrite IZR_Zpower by trivial.
      unfold margin. rewrite Rmult_assoc, <- bpow_plus. f_equal. f_equal. lia.
    + apply Z.mul_nonneg_nonneg; [lia|]. apply Z.pow_nonneg. lia.
  - destruct (Z.eqb_spec (Z.pos m mod 2 ^ - (e + 960)) 0); try discriminate.
    intros E; apply some_injective in E; subst j.
    assert (P: (0 < 2 ^ (- (e + 960)))%Z) by (apply Z.pow_pos_nonneg; lia).
    split; [|split; trivial].
    + rewrite (Z.div_mod (Zpos m) (2 ^ - (e + 960))) at 1 by lia. rewrite e0, Z.add_0_r, mult_IZR.
      change (2 ^ - (e + 960))%Z with (radix2 ^ - (e + 960))%Z at 1. rewrite IZR_Zpower by lia.
      unfold margin. replace (bpow radix2 e) with (bpow radix2 (e + 960) * bpow radix2 (-960)) by (rewrite <-
        bpow_plus; f_equal; lia).
      rewrite (Rmult_comm (bpow radix2 (- (e + 960)))), Rmult_assoc,
        <- (Rmult_assoc (bpow radix2 (- (e + 960)))), <- bpow_plus.
      replace (- (e + 960) + (e + 960))%Z with 0%Z by lia. simpl (bpow radix2 0). rewrite Rmult_1_l. reflexivity.
    + apply Z.div_pos; lia.
Qed.

Section LowerBound.
Variable inputs : nat -> float.
Variable leaves : list leaf.
Notation computed := (computed inputs leaves).
Notation sizes := (sizes inputs leaves margin).
Notation leaf_roundings := (leaf_roundings leaves).
Let Xp i : 0 <= sizes i. Proof. apply sizes_nonnegative. apply Rlt_le, margin_positive. Qed.

Definition is_margin b := match b with Constant f => margins_in f | _ => None end.
Definition squared_leaf a b :=
  match a, b with Leaf i, Leaf j => if Nat.eqb i j then Some i else None | _, _ => None end.

(* lower_bound e = Some (P, k, d) claims: the computed value plus d eta is at least (1 - u)^k P. Here d counts the
   products whose margin has not been added yet; a sum with a margin needs at least d of them, and a product of sums
   needs d = 0. *)
Definition lower_bound_of_size a : option (bound * nat * nat) :=
  match a with
  | Leaf i => Some (Size (S i), leaf_roundings i, 0%nat)
  | Mul (Leaf i) (Leaf j) => Some (Times (Size (S i)) (Size (S j)), S (leaf_roundings i + leaf_roundings j), 1%nat)
  | _ => None
  end.
Fixpoint lower_bound e : option (bound * nat * nat) :=
  match e with
  | Abs a => lower_bound_of_size a
  | Mul a b =>
      match squared_leaf a b with
      | Some i => Some (Times (Size (S i)) (Size (S i)), S (leaf_roundings i + leaf_roundings i), 1%nat)
      | None =>
          match lower_bound a, lower_bound b with
          | Some (p, k, O), Some (q, l, O) => Some (Times p q, S (k + l), 1%nat)
          | _, _ => None
          end
      end
  | Add a b =>
      match is_margin b with
      | Some j =>
          match lower_bound a with
          | Some (p, k, d) =>
              if Z.leb (Z.of_nat d) j then Some (Plus p (Times (Whole j) (Size 0)), S (Nat.max k 1), 0%nat) else None
          | None => None
          end
      | None =>
          match lower_bound a, lower_bound b with
          | Some (p, k, d), Some (q, l, d') => Some (Plus p q, S (Nat.max k l), (d + d')%nat)
          | _, _ => None
          end
      end
  | _ => None
  end.

Lemma leaf_shrinks i : is_finite (computed (Leaf i)) = true -> shrink (leaf_roundings i) * sizes (S i) <=
  Rabs (B2R (computed (Leaf i))).
Proof.
  simpl. intros H. apply leaf_error in H. destruct H as [d [H1 [H2 H3]]]. rewrite H2, Rabs_mult, Rmult_comm.
  apply Rmult_le_compat_l; [apply Rabs_pos|]. unfold Expressions.leaf_roundings. apply factor_at_least in H1 as H4.
  rewrite Rabs_pos_eq by (pose proof u_small; lra).
  destruct (leaf_at leaves i); unfold shrink; simpl; lra.
Qed.

Lemma product_shrinks A B P Q k l d t : shrink k * P <= A -> shrink l * Q <= B -> 0 <= P -> 0 <= Q -> Rabs d <=
  u -> Rabs t <= eta ->
  shrink (S (k + l)) * (P * Q) <= A * B * (1 + d) + t + 1 * eta.
Proof.
  intros H1 H2 HP HQ Hd Ht. apply factor_at_least in Hd. apply Rabs_le_inv in Ht. rewrite shrink_next, shrink_sum.
  pose proof (shrink_positive k). pose proof (shrink_positive l). pose proof u_small.
  assert (0 <= shrink k * P) by (apply Rmult_le_pos; lra). assert (0 <= shrink l * Q) by (apply Rmult_le_pos; lra).
  assert ((shrink k * P) * (shrink l * Q) * (1 - u) <= A * B * (1 + d)).
  { apply Rmult_le_compat; try lra. now apply Rmult_le_pos. now apply Rmult_le_compat. }
  lra.
Qed.

(* The claim holds for each value that is finite, which is not negative either. *)
Lemma lower_bound_holds e : forall p k d, lower_bound e = Some (p, k, d) -> is_finite (computed e) = true ->
  0 <= B2R (computed e) /\ 0 <= bound_value sizes p /\ shrink k * bound_value sizes p <=
    B2R (computed e) + INR d * eta.
Proof.
  induction e; simpl lower_bound; intros p k d E F; try discriminate.
  - destruct (is_margin e2) as [j|] eqn:EC.
    + destruct e2; try discriminate. simpl in EC. apply margins_in_value in EC. destruct EC as [Ec [Hj Fc]].
      destruct (lower_bound e1) as [[[p1 k1] d1]|]; try discriminate. destruct (Z.leb_spec (Z.of_nat d1) j);
        try discriminate.
      injection E; intros <- <- <-. simpl in F. apply finite_sum in F. destruct F as [F1 [_ Er]].
      specialize (IHe1 _ _ _ eq_refl F1). destruct IHe1 as [I1 [I2 I3]].
      simpl. rewrite Er. simpl Expressions.computed. pose proof margin_positive as HC. pose proof u_small.
      pose proof u_pos.
      assert (Hj' : 0 <= IZR j) by now apply (IZR_le 0).
      assert (HjC : 0 <= IZR j * margin) by (apply Rmult_le_pos; lra).
      split; [apply nearest_nonnegative; rewrite Ec; lra|]. split; [lra|].
      destruct (nearest_sum (B2R (computed e1)) (B2R c)) as [dd [Hd Hr]]; try apply representable_double.
      rewrite Hr, Ec. apply factor_at_least in Hd.
      apply Rle_trans with ((B2R (computed e1) + IZR j * margin) * (1 - u)).
      2:{ rewrite Rmult_0_l, Rplus_0_r. apply Rmult_le_compat_l; lra. }
      rewrite Rmult_comm, <- (Rmult_comm (1 - u)).
      change ((bound_value sizes p1 + IZR j * margin) * ((1 - u) * shrink (Nat.max k1 1)) <=
        (1 - u) * (B2R (computed e1) + IZR j * margin)).
      set (m := Nat.max k1 1). assert (L1 : shrink m <= shrink k1) by (apply shrink_monotone; unfold m; lia).
      assert (L2 : shrink m <= 1 - u). { replace (1 - u) with (shrink 1) by (unfold shrink; simpl; ring).
      apply shrink_monotone; unfold m; lia. }
      assert (Hd1 : INR d1 * eta <= IZR j * (u * margin)).
      { apply Rmult_le_compat; [apply pos_INR|apply Rlt_le, eta_pos| |apply margin_pays]. rewrite INR_IZR_INZ.
        now apply IZR_le. }
      assert (shrink m * bound_value sizes p1 <= shrink k1 * bound_value sizes p1) by now apply Rmult_le_compat_r.
      assert (shrink m * (IZR j * margin) <= (1 - u) * (IZR j * margin)) by now apply Rmult_le_compat_r.
      replace ((bound_value sizes p1 + IZR j * margin) * ((1 - u) * shrink m)) with ((1 - u) * (shrink m *
        bound_value sizes p1 + shrink m * (IZR j * margin))) by ring.
      apply Rmult_le_compat_l; lra.
    + destruct (lower_bound e1) as [[[p1 k1] d1]|]; try discriminate.
      destruct (lower_bound e2) as [[[p2 k2] d2]|]; try discriminate.
      injection E; intros <- <- <-. simpl in F. apply finite_sum in F. destruct F as [F1 [F2 Er]].
      specialize (IHe1 _ _ _ eq_refl F1). destruct IHe1 as [I1 [I2 I3]].
      specialize (IHe2 _ _ _ eq_refl F2). destruct IHe2 as [J1 [J2 J3]].
      simpl. rewrite Er. pose proof u_small. pose proof u_pos. pose proof eta_pos.
      split; [apply nearest_nonnegative; lra|]. split; [lra|].
      destruct (nearest_sum (B2R (computed e1)) (B2R (computed e2))) as [dd [Hd Hr]];
        try apply representable_double. rewrite Hr. apply factor_at_least in Hd.
      set (m := Nat.max k1 k2).
      assert (L1 : shrink m * bound_value sizes p1 <=
        shrink k1 * bound_value sizes p1) by (apply Rmult_le_compat_r; trivial; apply shrink_monotone; unfold m;
          lia).
      assert (L2 : shrink m * bound_value sizes p2 <=
        shrink k2 * bound_value sizes p2) by (apply Rmult_le_compat_r; trivial; apply shrink_monotone; unfold m;
          lia).
      rewrite shrink_next, plus_INR.
      assert (0 <= INR d1 * eta) by (apply Rmult_le_pos; [apply pos_INR|lra]).
      assert (0 <= INR d2 * eta) by (apply Rmult_le_pos; [apply pos_INR|lra]).
      assert ((B2R (computed e1) + B2R (computed e2)) * (1 - u) <=
        (B2R (computed e1) + B2R (computed e2)) * (1 + dd)) by (apply Rmult_le_compat_l; lra).
      assert ((1 - u) * (shrink m * (bound_value sizes p1 + bound_value sizes p2)) <=
        (1 - u) * (B2R (computed e1) + B2R (computed e2) + (INR d1 * eta + INR d2 * eta))) by (apply
          Rmult_le_compat_l; lra).
      assert (0 <= u * (INR d1 * eta + INR d2 * eta)) by (apply Rmult_le_pos; lra).
      lra.
  - destruct (squared_leaf e1 e2) as [i|] eqn:ES.
    + destruct e1; try discriminate. destruct e2; try discriminate. simpl in ES.
      destruct (Nat.eqb_spec i0 i1); try discriminate. injection ES; intros <-. subst i1. clear IHe1 IHe2.
      injection E; intros <- <- <-. simpl in F. apply finite_product in F. destruct F as [F1 [_ Er]].
      pose proof (leaf_shrinks i0 F1) as L. simpl computed. simpl bound_value.
      pose proof (Xp (S i0)) as HX. simpl Expressions.sizes in *. rewrite Er. simpl in L.
      set (A := B2R (computed_leaf inputs (leaf_at leaves i0))) in *.
      set (x := Rabs (exact_leaf inputs (leaf_at leaves i0))) in *.
      split; [apply nearest_nonnegative; nra|]. split; [nra|].
      destruct (nearest_product (A * A)) as [dd [t [Hd [Ht Hr]]]]. rewrite Hr.
      replace (A * A) with (Rabs A * Rabs A) by (rewrite <- Rabs_mult; apply Rabs_pos_eq; nra).
      apply product_shrinks; trivial.
    + destruct (lower_bound e1) as [[[p1 k1] d1]|]; try discriminate. destruct d1; try discriminate.
      destruct (lower_bound e2) as [[[p2 k2] d2]|]; try discriminate. destruct d2; try discriminate.
      injection E; intros <- <- <-. simpl in F. apply finite_product in F. destruct F as [F1 [F2 Er]].
      specialize (IHe1 _ _ _ eq_refl F1). destruct IHe1 as [I1 [I2 I3]].
      specialize (IHe2 _ _ _ eq_refl F2). destruct IHe2 as [J1 [J2 J3]]. simpl INR in *. rewrite Rmult_0_l,
        Rplus_0_r in *.
      simpl computed. rewrite Er. split; [apply nearest_nonnegative; now apply Rmult_le_pos|]. split;
        [now apply Rmult_le_pos|].
      destruct (nearest_product (B2R (computed e1) * B2R (computed e2))) as [dd [t [Hd [Ht Hr]]]]. rewrite Hr.
      now apply product_shrinks.
  - simpl in F. apply finite_absolute in F. destruct F as [F Er]. simpl computed. rewrite Er. clear IHe.
    split; [apply Rabs_pos|].
    destruct e; simpl in E; try discriminate.
    + injection E; intros <- <- <-. split; [apply Xp|]. simpl INR. rewrite Rmult_0_l, Rplus_0_r.
      now apply leaf_shrinks.
    + destruct e1; try discriminate. destruct e2; try discriminate. injection E; intros <- <- <-.
      simpl in F. apply finite_product in F. destruct F as [F1 [F2 Er2]].
      pose proof (leaf_shrinks i F1) as L1. pose proof (leaf_shrinks i0 F2) as L2.
      pose proof (Xp (S i)) as H1. pose proof (Xp (S i0)) as H2.
      split; [now apply Rmult_le_pos|]. simpl Expressions.computed. rewrite Er2. simpl Expressions.computed in
        L1, L2.
      set (A := B2R (computed_leaf inputs (leaf_at leaves i))) in *.
      set (B := B2R (computed_leaf inputs (leaf_at leaves i0))) in *.
      destruct (nearest_product (A * B)) as [dd [t [Hd [Ht Hr]]]]. rewrite Hr.
      apply Rle_trans with (Rabs A * Rabs B * (1 + dd) + - Rabs t + 1 * eta).
      { apply product_shrinks; trivial. now rewrite Rabs_Ropp, Rabs_Rabsolu. }
      assert (Rabs (A * B * (1 + dd)) = Rabs A * Rabs B * (1 + dd)).
      { rewrite !Rabs_mult. f_equal. apply Rabs_pos_eq. apply factor_at_least in Hd. pose proof u_small. lra. }
      pose proof (Rabs_triang_inv (A * B * (1 + dd)) (- t)) as T. rewrite Rabs_Ropp in T.
      replace (A * B * (1 + dd) - - t) with (A * B * (1 + dd) + t) in T by ring.
      simpl INR. lra.
Qed.
End LowerBound.
