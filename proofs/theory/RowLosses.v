(* Lower bounds of computed products of sums of squares, with an absolute loss for underflow: here no margins are added
   in the code, so the loss is carried along as a dyadic number. And the terms of a magnitude that have a margin,
   bounded by what the leaves are at most. *)
From Coq Require Import ZArith Reals List Bool Lia Lra Psatz Arith.
From Flocq Require Import Core BinarySingleNaN.
From Unerring Require Import Doubles FiniteResults Errors Bounds Expressions LowerBounds Claims ProductsConstant
  Dyadic SmallLeaves.
Import ListNotations.
Open Scope R_scope.

Section Losses.
Variable l : list float.
Variable leaves : list leaf.
Variable h : Z.
Notation computed := (computed (arguments l) leaves).
Notation exact := (exact (arguments l) leaves).
Notation sizes := (sizes (arguments l) leaves tiny).
Variable sum : expression.
Hypothesis parts_below_limit : forall e, part_of_sum sum e = true -> B2R (computed e) <= bpow radix2 (h + h).
Hypothesis leaves_small : forall i, (i < length leaves)%nat -> is_finite (computed (Leaf i)) = true /\
  Rabs (B2R (computed (Leaf i))) <= bpow radix2 h.
Notation dyadic_leaf := (dyadic_leaf h).
Let leaf_below := leaf_below l leaves h leaves_small.
Notation capped := (capped h sum).
Let capped_holds := capped_holds l leaves h sum parts_below_limit.

(* Some (P, k, loss, m): the computed value plus loss is at least (1 - u)^k P, and P is at most m. *)
Fixpoint lower_bound_with_loss (e : expression) : option (bound * nat * dyadic * dyadic) :=
  match e with
  | Add a b =>
      match lower_bound_with_loss a, lower_bound_with_loss b with
      | Some (p, k, s, m), Some (q, k', s', m') =>
          let r := S (Nat.max k k') in
          Some (Plus p q, r, dyadic_sum s s', capped e r (dyadic_sum s s') (dyadic_sum m m'))
      | _, _ => None
      end
  | Mul a b =>
      match squared_leaf a b with
      | Some i =>
          if Nat.ltb i (length leaves)
          then Some (Times (Size (S i)) (Size (S i)), S (leaf_roundings leaves i + leaf_roundings leaves i), dyadic_eta,
            dyadic_product dyadic_leaf dyadic_leaf)
          else None
      | None =>
          match lower_bound_with_loss a, lower_bound_with_loss b with
          | Some (p, k, s, m), Some (q, k', s', m') =>
              Some (Times p q, S (k + k'),
                dyadic_sum (dyadic_sum (dyadic_product s m') (dyadic_product s' m)) dyadic_eta, dyadic_product m m')
          | _, _ => None
          end
      end
  | _ => None
  end.
Lemma lower_bound_with_loss_holds e : forall p k s m, lower_bound_with_loss e = Some (p, k, s, m) ->
  is_finite (computed e) = true ->
  0 <= B2R (computed e) /\ 0 <= bound_value sizes p <= dyadic_value m /\ 0 <= dyadic_value s /\
    shrink k * bound_value sizes p <= B2R (computed e) + dyadic_value s.
Proof.
  pose proof eta_pos as He. pose proof u_pos as Hu. pose proof u_small as Hu'.
  induction e; simpl lower_bound_with_loss; intros p k s m E F; try discriminate.
  - destruct (lower_bound_with_loss e1) as [[[[p1 k1] s1] m1]|]; try discriminate.
    destruct (lower_bound_with_loss e2) as [[[[p2 k2] s2] m2]|]; try discriminate.
    injection E; intros <- <- <- <-. simpl in F. apply finite_sum in F. destruct F as [F1 [F2 Er]].
    destruct (IHe1 _ _ _ _ eq_refl F1) as [I1 [I2 [I3 I4]]].
    destruct (IHe2 _ _ _ _ eq_refl F2) as [J1 [J2 [J3 J4]]].
    cut (0 <= B2R (computed (Add e1 e2)) /\ 0 <= bound_value sizes (Plus p1 p2) <=
      dyadic_value (dyadic_sum m1 m2) /\ 0 <= dyadic_value (dyadic_sum s1 s2) /\
        shrink (S (Nat.max k1 k2)) * bound_value sizes (Plus p1 p2) <=
          B2R (computed (Add e1 e2)) + dyadic_value (dyadic_sum s1 s2)).
    { intros [Q1 [Q2 [Q3 Q4]]]. split; [exact Q1|]. split; [split;
      [apply Q2|exact (capped_holds (Add e1 e2) _ _ _ _ Q2 Q4)]|]. split; [exact Q3|exact Q4]. }
    simpl computed. rewrite Er, !dyadic_sum_value. simpl bound_value. split; [apply nearest_nonnegative; lra|].
    split; [lra|]. split; [lra|].
    destruct (nearest_sum (B2R (computed e1)) (B2R (computed e2))) as [dd [Hd Hr]];
      try apply representable_double. rewrite Hr. apply factor_at_least in Hd.
    set (mx := Nat.max k1 k2). rewrite shrink_next.
    assert (L1 : shrink mx * bound_value sizes p1 <=
      shrink k1 * bound_value sizes p1) by (apply Rmult_le_compat_r; [lra|]; apply shrink_monotone; unfold mx; lia).
    assert (L2 : shrink mx * bound_value sizes p2 <=
      shrink k2 * bound_value sizes p2) by (apply Rmult_le_compat_r; [lra|]; apply shrink_monotone; unfold mx; lia).
    assert (M1 : (B2R (computed e1) + B2R (computed e2)) * (1 - u) <=
      (B2R (computed e1) + B2R (computed e2)) * (1 + dd)) by (apply Rmult_le_compat_l; lra).
    assert (M2 : (1 - u) * (shrink mx * (bound_value sizes p1 + bound_value sizes p2)) <=
      (1 - u) * (B2R (computed e1) + B2R (computed e2) + (dyadic_value s1 + dyadic_value s2))) by (apply
        Rmult_le_compat_l; lra).
    assert (0 <= u * (dyadic_value s1 + dyadic_value s2)) by (apply Rmult_le_pos; lra). lra.
  - destruct (squared_leaf e1 e2) as [i|] eqn:ES.
    + destruct e1; try discriminate. destruct e2; try discriminate. simpl in ES.
      destruct (Nat.eqb_spec i0 i1); try discriminate. injection ES; intros <-. subst i1. clear IHe1 IHe2.
      destruct (Nat.ltb_spec i0 (length leaves)) as [HL|]; try discriminate.
      injection E; intros <- <- <- <-. simpl in F. apply finite_product in F. destruct F as [F1 [_ Er]].
      pose proof (leaf_below i0 HL) as LR. pose proof F1 as F1'. apply leaf_error in F1'.
      destruct F1' as [d0 [H1 [H2 H3]]].
      rewrite dyadic_product_value, dyadic_eta_value. simpl computed. simpl bound_value.
      simpl Expressions.sizes in *. rewrite Er.
      set (A := B2R (computed_leaf (arguments l) (leaf_at leaves i0))) in *.
      set (x := Rabs (exact_leaf (arguments l) (leaf_at leaves i0))) in *.
      assert (Hx : 0 <= x) by apply Rabs_pos.
      assert (HA : shrink (leaf_roundings leaves i0) * x <= Rabs A).
      { rewrite H2, Rabs_mult. fold x. rewrite Rmult_comm. apply Rmult_le_compat_l; trivial.
        apply factor_at_least in H1. rewrite Rabs_pos_eq by lra.
        unfold leaf_roundings. destruct (leaf_at leaves i0); unfold shrink; simpl; lra. }
      split; [apply nearest_nonnegative; nra|]. split; [split; [nra|now apply Rmult_le_compat]|]. split; [lra|].
      destruct (nearest_product (A * A)) as [dd [t [Hd [Ht Hr]]]]. rewrite Hr.
      replace (A * A) with (Rabs A * Rabs A) by (rewrite <- Rabs_mult; apply Rabs_pos_eq; nra).
      rewrite <- (Rmult_1_l eta). now apply product_shrinks.
    + destruct (lower_bound_with_loss e1) as [[[[p1 k1] s1] m1]|]; try discriminate.
      destruct (lower_bound_with_loss e2) as [[[[p2 k2] s2] m2]|]; try discriminate.
      injection E; intros <- <- <- <-. simpl in F. apply finite_product in F. destruct F as [F1 [F2 Er]].
      destruct (IHe1 _ _ _ _ eq_refl F1) as [I1 [I2 [I3 I4]]].
      destruct (IHe2 _ _ _ _ eq_refl F2) as [J1 [J2 [J3 J4]]].
      simpl computed. rewrite Er, !dyadic_sum_value, !dyadic_product_value, dyadic_eta_value. simpl bound_value.
      assert (Q1 : 0 <= dyadic_value s1 * dyadic_value m2) by (apply Rmult_le_pos; lra). assert (Q2 : 0 <=
        dyadic_value s2 * dyadic_value m1) by (apply Rmult_le_pos; lra).
      split; [apply nearest_nonnegative; now apply Rmult_le_pos|]. split; [split; [apply Rmult_le_pos;
        lra|apply Rmult_le_compat; lra]|]. split; [lra|].
      destruct (nearest_product (B2R (computed e1) * B2R (computed e2))) as [dd [t [Hd [Ht Hr]]]]. rewrite Hr.
      apply factor_at_least in Hd. apply Rabs_le_inv in Ht.
      rewrite shrink_next, shrink_sum. set (A := B2R (computed e1)) in *. set (B := B2R (computed e2)) in *.
      set (P := bound_value sizes p1) in *. set (Q := bound_value sizes p2) in *.
      set (a := shrink k1 * P) in *. set (b := shrink k2 * Q) in *.
      assert (Ha : 0 <= a <= dyadic_value m1). { pose proof (shrink_positive k1). assert (shrink k1 <=
        shrink 0) by (apply shrink_monotone; lia). unfold shrink in H0 at 2; simpl in H0. unfold a. split;
          [apply Rmult_le_pos; lra|].
        apply Rle_trans with (1 * P); [apply Rmult_le_compat_r; lra|lra]. }
      assert (Hb : 0 <= b <= dyadic_value m2). { pose proof (shrink_positive k2). assert (shrink k2 <=
        shrink 0) by (apply shrink_monotone; lia). unfold shrink in H0 at 2; simpl in H0. unfold b. split;
          [apply Rmult_le_pos; lra|].
        apply Rle_trans with (1 * Q); [apply Rmult_le_compat_r; lra|lra]. }
      assert (K : a * b <= A * B + dyadic_value s1 * dyadic_value m2 + dyadic_value s2 * dyadic_value m1).
      { assert (T1 : dyadic_value s1 * b <= dyadic_value s1 * dyadic_value m2) by (apply Rmult_le_compat_l; lra).
        assert (T2 : dyadic_value s2 * a <= dyadic_value s2 * dyadic_value m1) by (apply Rmult_le_compat_l; lra).
        assert (T0 : 0 <= A * B) by now apply Rmult_le_pos.
        destruct (Rle_or_lt a (dyadic_value s1)).
        { assert (a * b <= dyadic_value s1 * b) by (apply Rmult_le_compat_r; lra). lra. }
        destruct (Rle_or_lt b (dyadic_value s2)).
        { assert (b * a <= dyadic_value s2 * a) by (apply Rmult_le_compat_r; lra). lra. }
        assert ((a - dyadic_value s1) * (b - dyadic_value s2) <= A * B) by (apply Rmult_le_compat; lra).
        assert (0 <= dyadic_value s1 * dyadic_value s2) by (apply Rmult_le_pos; lra). lra. }
      assert (K2 : A * B * (1 - u) <= A * B * (1 + dd)) by (apply Rmult_le_compat_l; [now apply Rmult_le_pos|lra]).
      assert (K3 : (1 - u) * (a * b) <= (1 - u) * (A * B + dyadic_value s1 * dyadic_value m2 + dyadic_value s2 *
        dyadic_value m1)) by (apply Rmult_le_compat_l; lra).
      assert (0 <= u * (dyadic_value s1 * dyadic_value m2 + dyadic_value s2 * dyadic_value m1)) by (apply
        Rmult_le_pos; lra).
      replace ((1 - u) * (shrink k1 * shrink k2) * (P * Q)) with ((1 - u) * (a * b)) by (unfold a, b; ring). lra.
Qed.

(* The terms of a magnitude that have a margin, and those that do not. *)
Definition has_margin (t : monomial * Z) := existsb (Nat.eqb 0) (fst t).
Definition terms_without_margin V := filter (fun t => negb (has_margin t)) (normalize (magnitude V)).
Definition terms_with_margin V := filter has_margin (normalize (magnitude V)).
Lemma terms_split x p : normal_value x p = normal_value x (filter (fun t => negb (has_margin t)) p) +
  normal_value x (filter has_margin p).
Proof. induction p as [|[m z] p IH]; simpl; [ring|]. destruct (has_margin (m, z)); simpl; rewrite IH; ring. Qed.
Fixpoint monomial_limit (m : monomial) : option dyadic :=
  match m with
  | [] => Some (1, 0)%Z
  | i :: m' =>
      match monomial_limit m' with
      | None => None
      | Some d =>
          match i with
          | O => Some (dyadic_product dyadic_tiny d)
          | S j => if Nat.ltb j (length leaves) then Some (dyadic_product dyadic_leaf d) else None
          end
      end
  end.
Fixpoint terms_limit (p : normal_form) : option dyadic :=
  match p with
  | [] => Some (0, 0)%Z
  | (m, z) :: p' =>
      match monomial_limit m, terms_limit p' with
      | Some d, Some d' => if Z.leb 0 z then Some (dyadic_sum (dyadic_product (z, 0%Z) d) d') else None
      | _, _ => None
      end
  end.
Let Xpos i : 0 <= sizes i. Proof. apply sizes_nonnegative. apply Rlt_le, tiny_positive. Qed.
Lemma monomial_limit_holds m : forall d, monomial_limit m = Some d -> monomial_value sizes m <= dyadic_value d.
Proof.
  induction m as [|i m IH]; simpl; intros d E.
  - injection E; intros <-. unfold dyadic_value; simpl; lra.
  - destruct (monomial_limit m) as [d'|]; try discriminate. specialize (IH _ eq_refl).
    pose proof (monomial_nonnegative sizes Xpos m) as HM. destruct i as [|j].
    + injection E; intros <-. rewrite dyadic_product_value, dyadic_tiny_value. simpl. apply Rmult_le_compat;
      trivial; try lra. apply Rlt_le, tiny_positive.
    + destruct (Nat.ltb_spec j (length leaves)) as [HL|]; try discriminate. injection E; intros <-.
      rewrite dyadic_product_value.
      apply Rmult_le_compat; trivial. now apply leaf_below.
Qed.
Lemma terms_limit_holds p : forall d, terms_limit p = Some d -> 0 <= normal_value sizes p <= dyadic_value d.
Proof.
  induction p as [|[m z] p IH]; simpl; intros d E.
  - injection E; intros <-. unfold dyadic_value; simpl; lra.
  - destruct (monomial_limit m) as [d1|] eqn:E1; try discriminate. destruct (terms_limit p) as [d2|];
    try discriminate. destruct (Z.leb_spec 0 z); try discriminate.
    injection E; intros <-. destruct (IH _ eq_refl) as [I1 I2]. apply monomial_limit_holds in E1.
    pose proof (monomial_nonnegative sizes Xpos m) as HM.
    rewrite dyadic_sum_value, dyadic_product_value. replace (dyadic_value (z,
      0%Z)) with (IZR z) by (unfold dyadic_value; simpl; ring). apply (IZR_le 0) in H.
    assert (0 <= IZR z * monomial_value sizes m) by now apply Rmult_le_pos.
    assert (IZR z * monomial_value sizes m <= IZR z * dyadic_value d1) by now apply Rmult_le_compat_l. lra.
Qed.
End Losses.
