(* What the grid tier adds up: the sizes of all leaves. If the computed sum is small in units of the grid, each leaf is
   exact, and so is the sum. *)
From Coq Require Import ZArith Reals List Bool Lia Lra Psatz Arith.
From Flocq Require Import Core BinarySingleNaN.
From Unerring Require Import Doubles FiniteResults Errors Bounds Expressions LowerBounds Claims PowerOfTwo Grid.
Import ListNotations.
Open Scope R_scope.

(* value > 0 ? 1 : value < 0 ? -1 : 0 *)
Definition sign_of_double (x : float) : Z := if flt positive_zero x then 1 else if flt x positive_zero then -1 else 0.
Lemma sign_of_double_right x : is_finite x = true -> sign_of_double x = sign_of (B2R x).
Proof.
  intros F. unfold sign_of_double, sign_of, flt. rewrite !Bltb_correct by trivial. simpl (B2R positive_zero).
  destruct (Rcompare_spec (B2R x) 0).
  - rewrite Rlt_bool_false, Rlt_bool_true by lra. reflexivity.
  - rewrite !Rlt_bool_false by lra. reflexivity.
  - rewrite Rlt_bool_true by lra. reflexivity.
Qed.

(* What is between two finite doubles, or equal to one, is finite. *)
Lemma between_finite low x high : is_finite low = true -> is_finite high = true -> fle low x = true ->
  fle x high = true ->
  is_finite x = true.
Proof.
  unfold fle, Bleb. destruct x as [s|s| |s m e H]; trivial; destruct low as [a|a| |a b c d]; try discriminate;
    destruct high as [a'|a'| |a' b' c' d']; try discriminate; destruct s; simpl; try destruct a; try destruct a';
      discriminate.
Qed.
Lemma equal_finite x y : is_finite y = true -> feq x y = true -> is_finite x = true.
Proof.
  unfold feq, Beqb. destruct x as [s|s| |s m e H]; trivial; destruct y as [a|a| |a b c d]; try discriminate;
    destruct s; simpl; try destruct a; discriminate.
Qed.

(* ---- the sum of the sizes of all leaves *)
Fixpoint sum_of_sizes (n : nat) (e : expression) : bool :=
  match e with
  | Abs (Leaf i) => Nat.ltb i n
  | Add a b => sum_of_sizes n a && sum_of_sizes n b
  | _ => false
  end.
Fixpoint sums_leaf (e : expression) (i : nat) : bool :=
  match e with
  | Abs (Leaf j) => Nat.eqb i j
  | Add a b => sums_leaf a i || sums_leaf b i
  | _ => false
  end.

Section Sum.
Variable l : list float.
Variable leaves : list leaf.
Notation computed := (computed (arguments l) leaves).
Notation exact := (exact (arguments l) leaves).
Variable q : Z.
Hypothesis q_low : (-1074 <= q)%Z.
Hypothesis on_grid : forall j, multiple q (B2R (arguments l j)).
Notation units := (units (arguments l) leaves q).

Lemma sum_nonnegative e : sum_of_sizes (length leaves) e = true -> is_finite (computed e) = true -> 0 <=
  B2R (computed e).
Proof.
  induction e; simpl; try discriminate; intros H F.
  - apply andb_true_iff in H. destruct H as [H1 H2]. apply finite_sum in F. destruct F as [F1 [F2 ->]].
    apply nearest_nonnegative. specialize (IHe1 H1 F1). specialize (IHe2 H2 F2). lra.
  - apply finite_absolute in F. destruct F as [_ ->]. apply Rabs_pos.
Qed.

Lemma small_leaf l0 : is_finite (computed_leaf (arguments l) l0) = true ->
  Rabs (B2R (computed_leaf (arguments l) l0)) < bpow radix2 (53 + q) ->
  B2R (computed_leaf (arguments l) l0) = exact_leaf (arguments l) l0 /\ multiple q (exact_leaf (arguments l) l0).
Proof.
  destruct l0; cbn [computed_leaf exact_leaf]; intros F B; [split; trivial|].
  apply finite_difference in F. destruct F as [_ [_ E]]. rewrite E in B |- *.
  pose proof (multiple_difference _ _ _ (on_grid j) (on_grid k)) as M. split; trivial.
  now apply multiple_exact with q.
Qed.

Lemma sum_exact e : sum_of_sizes (length leaves) e = true -> is_finite (computed e) = true ->
  B2R (computed e) < bpow radix2 (53 + q) ->
  B2R (computed e) = bound_value units (plain_magnitude e) * bpow radix2 q /\ multiple q (B2R (computed e)) /\
  forall i, sums_leaf e i = true ->
    is_finite (computed (Leaf i)) = true /\ B2R (computed (Leaf i)) = exact (Leaf i) /\ multiple q (exact (Leaf i)).
Proof.
  induction e; simpl sum_of_sizes; try discriminate; intros H F B.
  - apply andb_true_iff in H. destruct H as [H1 H2]. cbn [Expressions.computed] in F, B. apply finite_sum in F.
    destruct F as [F1 [F2 E]].
    pose proof (sum_nonnegative _ H1 F1) as P1. pose proof (sum_nonnegative _ H2 F2) as P2. rewrite E in B.
    assert (L1 : B2R (computed e1) <= nearest (B2R (computed e1) + B2R (computed e2))).
    { rewrite <- (nearest_representable (B2R (computed e1))) at 1 by apply representable_double.
      apply nearest_monotone. lra. }
    assert (L2 : B2R (computed e2) <= nearest (B2R (computed e1) + B2R (computed e2))).
    { rewrite <- (nearest_representable (B2R (computed e2))) at 1 by apply representable_double.
      apply nearest_monotone. lra. }
    destruct IHe1 as [E1 [M1 A1]]; trivial; [lra|]. destruct IHe2 as [E2 [M2 A2]]; trivial; [lra|].
    assert (M := multiple_sum _ _ _ M1 M2).
    assert (X : nearest (B2R (computed e1) + B2R (computed e2)) = B2R (computed e1) + B2R (computed e2)).
    { apply multiple_exact with q; trivial. rewrite Rabs_pos_eq; [trivial|apply nearest_nonnegative; lra]. }
    simpl Expressions.computed. rewrite E, X. split; [|split; [exact M|]].
    + rewrite E1, E2. cbn [plain_magnitude bound_value]. ring.
    + intros i Hi. simpl in Hi. apply orb_true_iff in Hi. destruct Hi; [apply A1|apply A2]; trivial.
  - destruct e; try discriminate. clear IHe.
    cbn [Expressions.computed Expressions.exact plain_magnitude bound_value sums_leaf] in F, B |- *.
    apply finite_absolute in F. destruct F as [F E]. rewrite E in B |- *.
    destruct (small_leaf _ F B) as [X M]. rewrite X. split; [|split].
    + unfold Grid.units. rewrite Rmult_assoc, <- bpow_plus. replace (- q + q)%Z with 0%Z by lia. simpl.
      rewrite Rmult_1_r. reflexivity.
    + now apply multiple_size.
    + intros j Hj. apply Nat.eqb_eq in Hj. subst j. auto.
Qed.
End Sum.
