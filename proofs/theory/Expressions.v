(* Emitted code as data. A leaf is an argument or the difference of two arguments; everything else is computed from
   leaves. `computed` is what a processor does with it, `exact` is the same over the real numbers. *)
From Coq Require Import ZArith Reals List Bool Lia Lra Psatz Arith.
From Flocq Require Import Core BinarySingleNaN.
From Unerring Require Import Doubles FiniteResults Errors Bounds.
Import ListNotations.
Open Scope R_scope.

Inductive leaf := Argument (j : nat) | Difference (j k : nat).
Inductive expression :=
  | Leaf (i : nat) | Constant (c : float)
  | Add (a b : expression) | Sub (a b : expression) | Mul (a b : expression)
  | Abs (a : expression) | Neg (a : expression).

Section Evaluation.

(* The arguments are any doubles: NaN and infinities included. *)
Variable inputs : nat -> float.
Variable leaves : list leaf.

Definition leaf_at i := nth i leaves (Argument 0).
Definition computed_leaf l := match l with Argument j => inputs j | Difference j k => fsub (inputs j) (inputs k) end.
Definition exact_leaf l :=
  match l with Argument j => B2R (inputs j) | Difference j k => B2R (inputs j) - B2R (inputs k) end.

Fixpoint computed e : float :=
  match e with
  | Leaf i => computed_leaf (leaf_at i)
  | Constant c => c
  | Add a b => fadd (computed a) (computed b)
  | Sub a b => fsub (computed a) (computed b)
  | Mul a b => fmul (computed a) (computed b)
  | Abs a => fabs (computed a)
  | Neg a => fneg (computed a)
  end.
Fixpoint exact e : R :=
  match e with
  | Leaf i => exact_leaf (leaf_at i)
  | Constant c => B2R c
  | Add a b => exact a + exact b
  | Sub a b => exact a - exact b
  | Mul a b => exact a * exact b
  | Abs a => Rabs (exact a)
  | Neg a => - exact a
  end.

(* The roundings on the longest path to a value: a product adds those of its factors and one, a sum takes the larger
   and one, a difference of arguments has one. *)
Definition leaf_roundings i := match leaf_at i with Argument _ => 0%nat | Difference _ _ => 1%nat end.
Fixpoint roundings e : nat :=
  match e with
  | Leaf i => leaf_roundings i
  | Constant _ => 0
  | Add a b | Sub a b => S (Nat.max (roundings a) (roundings b))
  | Mul a b => S (roundings a + roundings b)
  | Abs a | Neg a => roundings a
  end.

(* The magnitude of a value: the same formula with absolute values and additions only, each product with a margin for
   its underflow. As a bound, its variable 0 is the margin c, and variable i + 1 is |leaf i|. *)
Fixpoint magnitude e : bound :=
  match e with
  | Leaf i => Size (S i)
  | Constant _ => Whole 0
  | Add a b | Sub a b => Plus (magnitude a) (magnitude b)
  | Mul a b => Plus (Times (magnitude a) (magnitude b)) (Size 0)
  | Abs a | Neg a => magnitude a
  end.
Fixpoint no_constants e : bool :=
  match e with
  | Leaf _ => true
  | Constant _ => false
  | Add a b | Sub a b | Mul a b => no_constants a && no_constants b
  | Abs a | Neg a => no_constants a
  end.

Variable c : R.
Hypothesis c_pos : 0 <= c.
Hypothesis c_eta : eta <= u * c.
Definition sizes (i : nat) : R := match i with O => c | S j => Rabs (exact_leaf (leaf_at j)) end.
Lemma sizes_nonnegative i : 0 <= sizes i.
Proof. destruct i; simpl; trivial. apply Rabs_pos. Qed.

(* growth n is the relative error of n roundings at most: (1 + u)^n - 1. *)
Definition growth (n : nat) := (1 + u) ^ n - 1.
Lemma power_at_least_one n : 1 <= (1 + u) ^ n.
Proof. apply pow_R1_Rle. pose proof u_pos; lra. Qed.
Lemma growth_nonnegative n : 0 <= growth n. Proof. unfold growth. pose proof (power_at_least_one n); lra. Qed.
Lemma growth_monotone n m : (n <= m)%nat -> growth n <= growth m.
Proof. intros. unfold growth. apply Rplus_le_compat_r. apply Rle_pow; trivial. pose proof u_pos; lra. Qed.
Lemma growth_next n : growth (S n) = (1 + u) * (1 + growth n) - 1.
Proof. unfold growth. simpl. ring. Qed.
Lemma growth_one : growth 1 = u. Proof. unfold growth; simpl; ring. Qed.
Lemma growth_at_least_u n : u <= growth (S n).
Proof. rewrite <- growth_one. apply growth_monotone. lia. Qed.

(* The magnitude is at least the exact value in size. *)
Lemma magnitude_bounds_exact e : no_constants e = true -> Rabs (exact e) <= bound_value sizes (magnitude e).
Proof.
  induction e; simpl; intros H; try discriminate; try (apply andb_true_iff in H; destruct H as [H1 H2]).
  - apply Rle_refl.
  - apply size_of_sum; auto.
  - apply size_of_difference; auto.
  - apply Rle_trans with (bound_value sizes (magnitude e1) * bound_value sizes (magnitude e2)); [|lra].
    apply size_of_product; auto.
  - rewrite Rabs_Rabsolu; auto.
  - rewrite Rabs_Ropp; auto.
Qed.

(* A leaf has one rounding if it is a difference, and none if it is an argument. *)
Lemma leaf_error l : is_finite (computed_leaf l) = true ->
  exists d, Rabs d <= u /\ (B2R (computed_leaf l) = exact_leaf l * (1 + d)) /\
    (match l with Argument _ => d = 0 | _ => True end).
Proof.
  destruct l; simpl; intros H.
  - exists 0. rewrite Rabs_R0. pose proof u_pos. repeat split; try lra.
  - apply finite_difference in H. destruct H as [_ [_ E]].
    destruct (nearest_difference (B2R (inputs j)) (B2R (inputs k))) as [d [H1 H2]]; try apply representable_double.
    exists d. rewrite E, H2. auto.
Qed.

Lemma leaf_growth i : is_finite (computed_leaf (leaf_at i)) = true ->
  Rabs (B2R (computed_leaf (leaf_at i)) - exact_leaf (leaf_at i)) <=
    growth (leaf_roundings i) * Rabs (exact_leaf (leaf_at i)).
Proof.
  intros H. apply leaf_error in H. destruct H as [d [H1 [H2 H3]]]. rewrite H2.
  replace (exact_leaf (leaf_at i) * (1 + d) - exact_leaf (leaf_at i)) with (d * exact_leaf (leaf_at i)) by ring.
  rewrite Rabs_mult. apply Rmult_le_compat_r; [apply Rabs_pos|]. unfold leaf_roundings.
  destruct (leaf_at i); [subst d; rewrite Rabs_R0; apply growth_nonnegative | now rewrite growth_one].
Qed.

(* The error of a value, by induction over its expression: |computed - exact| <= growth (roundings) * magnitude. It is
   the claim of docs/bounds.md, section 1. That the margin pays for underflow (c_eta) is used in the case of a product,
   and nowhere else; that the value is finite is used at each operation. *)
Theorem value_error e : no_constants e = true -> is_finite (computed e) = true ->
  Rabs (B2R (computed e) - exact e) <= growth (roundings e) * bound_value sizes (magnitude e).
Proof.
  induction e; simpl; intros W F; try discriminate; try (apply andb_true_iff in W; destruct W as [W1 W2]).
  - now apply leaf_growth.
  - apply finite_sum in F. destruct F as [F1 [F2 E]]. rewrite E.
    destruct (nearest_sum (B2R (computed e1)) (B2R (computed e2))) as [d [Hd Hr]];
      try apply representable_double. rewrite Hr.
    rewrite growth_next. apply error_of_sum; trivial; try (now apply magnitude_bounds_exact).
    + apply Rle_trans with (1:=IHe1 W1 F1). apply Rmult_le_compat_r.
      * apply Rle_trans with (2:=magnitude_bounds_exact _ W1). apply Rabs_pos.
      * apply growth_monotone. lia.
    + apply Rle_trans with (1:=IHe2 W2 F2). apply Rmult_le_compat_r.
      * apply Rle_trans with (2:=magnitude_bounds_exact _ W2). apply Rabs_pos.
      * apply growth_monotone. lia.
  - apply finite_difference in F. destruct F as [F1 [F2 E]]. rewrite E.
    destruct (nearest_difference (B2R (computed e1)) (B2R (computed e2))) as [d [Hd Hr]];
      try apply representable_double. rewrite Hr.
    rewrite growth_next. apply error_of_difference; trivial; try (now apply magnitude_bounds_exact).
    + apply Rle_trans with (1:=IHe1 W1 F1). apply Rmult_le_compat_r.
      * apply Rle_trans with (2:=magnitude_bounds_exact _ W1). apply Rabs_pos.
      * apply growth_monotone. lia.
    + apply Rle_trans with (1:=IHe2 W2 F2). apply Rmult_le_compat_r.
      * apply Rle_trans with (2:=magnitude_bounds_exact _ W2). apply Rabs_pos.
      * apply growth_monotone. lia.
  - apply finite_product in F. destruct F as [F1 [F2 E]]. rewrite E.
    destruct (nearest_product (B2R (computed e1) * B2R (computed e2))) as [d [t [Hd [Ht Hr]]]]. rewrite Hr.
    replace (growth (S (roundings e1 + roundings e2))) with ((1 + u) * ((1 + growth (roundings e1)) * (1 + growth
      (roundings e2))) - 1).
    2:{ unfold growth. simpl. rewrite pow_add. ring. }
    apply error_of_product; trivial; try (now apply magnitude_bounds_exact); auto; try apply growth_nonnegative.
    lra.
  - apply finite_absolute in F. destruct F as [F E]. rewrite E.
    apply Rle_trans with (2:=IHe W F). apply Rabs_triang_inv2.
  - apply finite_negation in F. destruct F as [F E]. rewrite E.
    replace (- B2R (computed e) - - exact e) with (- (B2R (computed e) - exact e)) by ring. rewrite Rabs_Ropp. auto.
Qed.
End Evaluation.
