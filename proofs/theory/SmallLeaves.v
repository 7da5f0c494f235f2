(* What follows from `sum < 2^(2 h)`, where sum adds the squares of all leaves: each leaf is at most 2^h and each lift,
   a part of the sum, below the limit. So nothing overflows in a determinant of leaves, and underflow is bounded
   absolutely. *)
From Coq Require Import ZArith Reals List Bool Lia Lra Psatz Arith.
From Flocq Require Import Core BinarySingleNaN.
From Unerring Require Import Doubles FiniteResults Errors Bounds Expressions LowerBounds MinusInfinity Overflow
  Claims Scale ProductsConstant Dyadic.
Import ListNotations.
Open Scope R_scope.

Section Squares.
Variable l : list float.
Variable leaves : list leaf.
Notation computed := (computed (arguments l) leaves).
Notation sizes := (sizes (arguments l) leaves tiny).
Variable h : Z.
Hypothesis h_pos : (0 <= h)%Z.

Fixpoint squares_leaf (e : expression) (i : nat) : bool :=
  match e with
  | Add a b => squares_leaf a i || squares_leaf b i
  | Mul (Leaf j) (Leaf k) => Nat.eqb i j && Nat.eqb i k
  | _ => false
  end.
Fixpoint sum_of_squares (e : expression) : bool :=
  match e with
  | Add a b => sum_of_squares a && sum_of_squares b
  | Mul (Leaf j) (Leaf k) => Nat.eqb j k
  | _ => false
  end.
Lemma sum_of_squares_nonnegative e : sum_of_squares e = true -> is_finite (computed e) = true -> 0 <=
  B2R (computed e).
Proof.
  induction e; simpl; try discriminate; intros H F.
  - apply andb_true_iff in H. destruct H as [H1 H2]. apply finite_sum in F. destruct F as [F1 [F2 ->]].
    apply nearest_nonnegative.
    specialize (IHe1 H1 F1). specialize (IHe2 H2 F2). lra.
  - destruct e1; try discriminate. destruct e2; try discriminate. apply Nat.eqb_eq in H. subst. simpl in F |- *.
    apply finite_product in F. destruct F as [_ [_ ->]]. apply nearest_nonnegative. nra.
Qed.
Lemma sum_of_squares_not_minus_infinity e : sum_of_squares e = true -> ~ minus_infinity (computed e).
Proof.
  induction e; simpl; try discriminate; intros H N.
  - apply andb_true_iff in H. destruct H as [H1 H2]. apply sum_not_minus_infinity in N.
    + destruct N; [now apply IHe1|now apply IHe2].
    + now apply sum_of_squares_nonnegative.
    + now apply sum_of_squares_nonnegative.
  - destruct e1; try discriminate. destruct e2; try discriminate. apply Nat.eqb_eq in H. subst.
    now apply square_not_minus_infinity in N.
Qed.
Lemma representable_power k : (-1074 <= k)%Z -> representable (bpow radix2 k).
Proof. intros. apply generic_format_FLT_bpow; [reflexivity|lia]. Qed.
Lemma squared_leaf_small e i : sum_of_squares e = true -> squares_leaf e i = true ->
  is_finite (computed e) = true -> B2R (computed e) < bpow radix2 (h + h) ->
  is_finite (computed (Leaf i)) = true /\ Rabs (B2R (computed (Leaf i))) <= bpow radix2 h.
Proof.
  induction e; simpl; try discriminate; intros H HL F B.
  - apply andb_true_iff in H. destruct H as [H1 H2]. apply finite_sum in F. destruct F as [F1 [F2 E]].
    rewrite E in B.
    pose proof (sum_of_squares_nonnegative _ H1 F1). pose proof (sum_of_squares_nonnegative _ H2 F2).
    assert (B2R (computed e1) <= nearest (B2R (computed e1) + B2R (computed e2))).
    { rewrite <- (nearest_representable (B2R (computed e1))) at 1 by apply representable_double.
      apply nearest_monotone. lra. }
    assert (B2R (computed e2) <= nearest (B2R (computed e1) + B2R (computed e2))).
    { rewrite <- (nearest_representable (B2R (computed e2))) at 1 by apply representable_double.
      apply nearest_monotone. lra. }
    apply orb_true_iff in HL. destruct HL; [apply IHe1|apply IHe2]; trivial; lra.
  - destruct e1; try discriminate. destruct e2; try discriminate. apply andb_true_iff in HL. destruct HL as [L1 L2].
    apply Nat.eqb_eq in L1, L2. subst. simpl in F, B |- *. apply finite_product in F. destruct F as [F1 [_ E]].
    split; trivial.
    rewrite E in B. destruct (Rle_or_lt (Rabs (B2R (computed_leaf (arguments l) (leaf_at leaves i1)))) (bpow
      radix2 h)) as [K|K]; trivial.
    exfalso. apply Rlt_not_le in B. apply B.
    rewrite <- (nearest_representable (bpow radix2 (h + h))) by (apply representable_power; lia).
    apply nearest_monotone.
    rewrite bpow_plus.
    set (a := B2R (computed_leaf (arguments l) (leaf_at leaves i1))) in *.
    replace (a * a) with (Rabs a * Rabs a) by (rewrite <- Rabs_mult; apply Rabs_pos_eq; nra).
    pose proof (bpow_ge_0 radix2 h). apply Rmult_le_compat; trivial; now apply Rlt_le.
Qed.

Fixpoint part_of_sum (s e : expression) : bool :=
  same_expression s e || match s with Add a b => part_of_sum a e || part_of_sum b e | _ => false end.
Lemma part_of_sum_le s e : sum_of_squares s = true -> part_of_sum s e = true -> is_finite (computed s) = true ->
  B2R (computed e) <= B2R (computed s).
Proof.
  induction s; cbn [part_of_sum]; intros H HI F; try (rewrite orb_false_r in HI; apply same_expression_equal in
    HI; subst; apply Rle_refl).
  apply orb_true_iff in HI. destruct HI as [HI|HI]; [apply same_expression_equal in HI; subst; apply Rle_refl|].
  simpl in H. apply andb_true_iff in H. destruct H as [H1 H2]. simpl in F. apply finite_sum in F.
  destruct F as [F1 [F2 E]]. simpl (computed (Add s1 s2)). rewrite E.
  pose proof (sum_of_squares_nonnegative _ H1 F1). pose proof (sum_of_squares_nonnegative _ H2 F2).
  assert (B2R (computed s1) <= nearest (B2R (computed s1) + B2R (computed s2))).
  { rewrite <- (nearest_representable (B2R (computed s1))) at 1 by apply representable_double.
    apply nearest_monotone. lra. }
  assert (B2R (computed s2) <= nearest (B2R (computed s1) + B2R (computed s2))).
  { rewrite <- (nearest_representable (B2R (computed s2))) at 1 by apply representable_double.
    apply nearest_monotone. lra. }
  apply orb_true_iff in HI. destruct HI as [HI|HI]; [specialize (IHs1 H1 HI F1)|specialize (IHs2 H2 HI F2)]; lra.
Qed.

Variable sum : expression.
Hypothesis parts_below_limit : forall e, part_of_sum sum e = true -> B2R (computed e) <= bpow radix2 (h + h).

(* The limit with all roundings: 2^(2h) (1 + 2^-40). Where an expression is a part of the sum, its exact value is
   capped by it: without this the guard of incircle would have to be larger than it is. *)
Definition dyadic_limit : dyadic := (1099511627777, h + h - 40)%Z.
Definition capped (e : expression) (k : nat) (s m : dyadic) : dyadic :=
  if part_of_sum sum e &&
    dyadic_le (dyadic_sum (1, h + h)%Z s) (dyadic_product (dyadic_power dyadic_down k) dyadic_limit)
  then dyadic_limit else m.
Lemma capped_holds e k s m P : 0 <= P <= dyadic_value m -> shrink k * P <= B2R (computed e) + dyadic_value s ->
  P <= dyadic_value (capped e k s m).
Proof.
  intros H1 H2. unfold capped. destruct (part_of_sum sum e && dyadic_le (dyadic_sum (1,
    h + h)%Z s) (dyadic_product (dyadic_power dyadic_down k) dyadic_limit)) eqn:E; [|lra].
  apply andb_true_iff in E. destruct E as [E1 E2]. apply parts_below_limit in E1. apply dyadic_le_value in E2.
  rewrite dyadic_sum_value, dyadic_product_value, dyadic_power_value, dyadic_down_value in E2.
  fold (shrink k) in E2. replace (dyadic_value (1%Z, (h + h)%Z)) with (bpow radix2 (h + h)) in
    E2 by (unfold dyadic_value; simpl; ring).
  apply Rmult_le_reg_l with (shrink k); [apply shrink_positive|]. lra.
Qed.

Hypothesis leaves_small : forall i, (i < length leaves)%nat -> is_finite (computed (Leaf i)) = true /\
  Rabs (B2R (computed (Leaf i))) <= bpow radix2 h.

(* 2^h (1 + 2u), which a leaf before rounding does not exceed. *)
Definition dyadic_leaf : dyadic := (9007199254740994, h - 53)%Z.
Lemma leaf_below i : (i < length leaves)%nat -> sizes (S i) <= dyadic_value dyadic_leaf.
Proof.
  intros H. destruct (leaves_small i H) as [F B]. pose proof F as F'. simpl in F'. apply leaf_error in F'.
  destruct F' as [d [H1 [H2 _]]].
  simpl in B. rewrite H2, Rabs_mult in B. simpl. set (x := Rabs (exact_leaf (arguments l) (leaf_at leaves i))) in *.
  assert (H0' : x * (1 - u) <= bpow radix2 h).
  { apply Rle_trans with (2 := B). apply Rmult_le_compat_l; [apply Rabs_pos|]. apply factor_at_least in H1.
    pose proof u_small. rewrite Rabs_pos_eq; lra. }
  assert (H1' : dyadic_value dyadic_leaf = bpow radix2 h * (1 + 2 * u)).
  { unfold dyadic_value, dyadic_leaf; simpl fst; simpl snd. unfold Z.sub. rewrite bpow_plus.
    change (bpow radix2 (- (53))) with u.
    replace 9007199254740994 with (IZR two53 + 2) by (unfold two53; lra).
    replace ((IZR two53 + 2) * (bpow radix2 h * u)) with (bpow radix2 h * (IZR two53 * u + 2 * u)) by ring.
    rewrite two53_u. ring. }
  rewrite H1'. pose proof u_pos. pose proof u_small. pose proof (bpow_gt_0 radix2 h) as Hb.
  apply Rmult_le_reg_r with (1 - u); [lra|]. apply Rle_trans with (1 := H0').
  assert (1 <= (1 + 2 * u) * (1 - u)) by nra. rewrite <- (Rmult_1_r (bpow radix2 h)) at 1. rewrite Rmult_assoc.
  apply Rmult_le_compat_l; lra.
Qed.

(* A power of two that a computed value does not exceed, as long as it is below 2^1024: nothing overflows. *)
Fixpoint exponent_bound (e : expression) : option Z :=
  match e with
  | Leaf i => if Nat.ltb i (length leaves) then Some h else None
  | Constant c => exponent_of_constant c
  | Add a b | Sub a b =>
      match exponent_bound a, exponent_bound b with
      | Some x, Some y => let z := (Z.max x y + 1)%Z in if Z.ltb z 1024 && Z.leb (-1000) z then Some z else None
      | _, _ => None
      end
  | Mul a b =>
      match exponent_bound a, exponent_bound b with
      | Some x, Some y => let z := (x + y)%Z in if Z.ltb z 1024 && Z.leb (-1000) z then Some z else None
      | _, _ => None
      end
  | _ => None
  end.
Lemma nearest_below_power x k : (-1000 <= k)%Z -> Rabs x <= bpow radix2 k -> Rabs (nearest x) <= bpow radix2 k.
Proof. intros Hk H. rewrite <- (nearest_representable (bpow radix2 k)) by (apply representable_power; lia).
now apply nearest_size. Qed.
Lemma exponent_bound_holds e : forall k, exponent_bound e = Some k -> is_finite (computed e) = true /\
  Rabs (B2R (computed e)) <= bpow radix2 k.
Proof.
  assert (SUM : forall x y kx ky, Rabs x <= bpow radix2 kx -> Rabs y <= bpow radix2 ky -> Rabs x + Rabs y <=
    bpow radix2 (Z.max kx ky + 1)).
  { intros. rewrite bpow_plus. change (bpow radix2 1) with 2. assert (bpow radix2 kx <=
    bpow radix2 (Z.max kx ky)) by (apply bpow_le; lia).
    assert (bpow radix2 ky <= bpow radix2 (Z.max kx ky)) by (apply bpow_le; lia). lra. }
  induction e; simpl exponent_bound; intros k E; try discriminate.
  - destruct (Nat.ltb_spec i (length leaves)); try discriminate. injection E; intros <-. now apply leaves_small.
  - now apply exponent_of_constant_holds.
  - destruct (exponent_bound e1) as [x|]; try discriminate. destruct (exponent_bound e2) as [y|]; try discriminate.
    cbv zeta in E. destruct (Z.ltb_spec (Z.max x y + 1) 1024); try discriminate.
    destruct (Z.leb_spec (-1000) (Z.max x y + 1)); try discriminate.
    injection E; intros <-. destruct (IHe1 _ eq_refl) as [F1 B1]. destruct (IHe2 _ eq_refl) as [F2 B2].
    assert (HR : Rabs (nearest (B2R (computed e1) + B2R (computed e2))) <= bpow radix2 (Z.max x y + 1)).
    { apply nearest_below_power; trivial. apply Rle_trans with (1 := Rabs_triang _ _). now apply SUM. }
    assert (K : is_finite (fadd (computed e1) (computed e2)) = true).
    { apply sum_stays_finite; trivial. apply Rle_lt_trans with (1 := HR). now apply bpow_lt. }
    simpl computed. split; trivial. apply finite_sum in K. destruct K as [_ [_ ->]]. exact HR.
  - destruct (exponent_bound e1) as [x|]; try discriminate. destruct (exponent_bound e2) as [y|]; try discriminate.
    cbv zeta in E. destruct (Z.ltb_spec (Z.max x y + 1) 1024); try discriminate.
    destruct (Z.leb_spec (-1000) (Z.max x y + 1)); try discriminate.
    injection E; intros <-. destruct (IHe1 _ eq_refl) as [F1 B1]. destruct (IHe2 _ eq_refl) as [F2 B2].
    assert (HR : Rabs (nearest (B2R (computed e1) - B2R (computed e2))) <= bpow radix2 (Z.max x y + 1)).
    { apply nearest_below_power; trivial. apply Rle_trans with (Rabs (B2R (computed e1)) + Rabs (B2R (computed
      e2))); [apply size_of_difference; apply Rle_refl|]. now apply SUM. }
    assert (K : is_finite (fsub (computed e1) (computed e2)) = true).
    { apply difference_stays_finite; trivial. apply Rle_lt_trans with (1 := HR). now apply bpow_lt. }
    simpl computed. split; trivial. apply finite_difference in K. destruct K as [_ [_ ->]]. exact HR.
  - destruct (exponent_bound e1) as [x|]; try discriminate. destruct (exponent_bound e2) as [y|]; try discriminate.
    cbv zeta in E. destruct (Z.ltb_spec (x + y) 1024); try discriminate. destruct (Z.leb_spec (-1000) (x + y));
      try discriminate.
    injection E; intros <-. destruct (IHe1 _ eq_refl) as [F1 B1]. destruct (IHe2 _ eq_refl) as [F2 B2].
    assert (HR : Rabs (nearest (B2R (computed e1) * B2R (computed e2))) <= bpow radix2 (x + y)).
    { apply nearest_below_power; trivial. rewrite bpow_plus. now apply size_of_product. }
    assert (K : is_finite (fmul (computed e1) (computed e2)) = true).
    { apply product_stays_finite; trivial. apply Rle_lt_trans with (1 := HR). now apply bpow_lt. }
    simpl computed. split; trivial. apply finite_product in K. destruct K as [_ [_ ->]]. exact HR.
Qed.
End Squares.
