(* A magnitude is never minus infinity: sums and products of numbers that are not negative are not, and a square is
   not. So in `c * magnitude < |value|` the left side is finite: the one infinity that could pass the test is
   excluded. *)
From Coq Require Import ZArith Reals List Bool Lia Lra Psatz Arith.
From Flocq Require Import Core BinarySingleNaN.
From Unerring Require Import Doubles FiniteResults Bounds Expressions LowerBounds.
Import ListNotations.
Open Scope R_scope.

Lemma negative_zero (x : float) : is_finite x = true -> 0 <= B2R x -> Bsign x = true -> B2R x = 0.
Proof.
  destruct x as [s|s| |s m e H]; simpl; try discriminate; trivial. intros _ H1 ->.
  exfalso. assert (F2R (Float radix2 (Zneg m) e) < 0) by (apply F2R_lt_0; simpl; lia). simpl in H1. lra.
Qed.
Definition minus_infinity (x : float) : Prop := x = B754_infinity true.
Lemma overflow_is_infinity (x : float) s : B2SF x = binary_overflow 53 1024 mode_NE s -> x = B754_infinity s.
Proof. unfold binary_overflow. simpl. destruct x; simpl; intros H; try discriminate. now injection H; intros ->.
Qed.

Lemma sum_not_minus_infinity x y : minus_infinity (fadd x y) -> (is_finite x = true -> 0 <= B2R x) ->
  (is_finite y = true -> 0 <= B2R y) -> minus_infinity x \/ minus_infinity y.
Proof.
  unfold minus_infinity. intros H Hx Hy. destruct (is_finite x) eqn:Fx; [destruct (is_finite y) eqn:Fy|].
  - generalize (Bplus_correct 53 1024 precision_positive precision_below_emax mode_NE x y Fx Fy).
    destruct Rlt_bool eqn:ER.
    + intros [_ [F _]]. fold (fadd x y) in F. rewrite H in F. discriminate.
    + intros [E _]. fold (fadd x y) in E. apply overflow_is_infinity in E. rewrite H in E. injection E; intros E'.
      exfalso.
      generalize (Bplus_correct 53 1024 precision_positive precision_below_emax mode_NE x y Fx Fy). rewrite ER.
      intros [_ Es].
      rewrite <- E' in Es. symmetry in E', Es. rewrite (negative_zero x), (negative_zero y), Rplus_0_r in
        ER by auto.
      change (round radix2 (SpecFloat.fexp 53 1024) (round_mode mode_NE) 0) with (nearest 0) in ER.
      rewrite nearest_zero, Rabs_R0, Rlt_bool_true in ER by apply bpow_gt_0. discriminate.
  - destruct y as [b|b| |b m e Hb]; try discriminate; destruct x as [a|a| |a m' e' Ha]; try discriminate;
    simpl in H; auto; discriminate.
  - destruct x as [a|a| |a m e Ha]; try discriminate; destruct y as [b|b| |b m' e' Hb]; simpl in H; auto;
    try discriminate.
    destruct a, b; simpl in H; auto; discriminate.
Qed.

Lemma product_not_minus_infinity x y : minus_infinity (fmul x y) -> (is_finite x = true -> 0 <= B2R x) ->
  (is_finite y = true -> 0 <= B2R y) -> minus_infinity x \/ minus_infinity y.
Proof.
  unfold minus_infinity. intros H Hx Hy. destruct (is_finite x) eqn:Fx; [destruct (is_finite y) eqn:Fy|].
  - generalize (Bmult_correct 53 1024 precision_positive precision_below_emax mode_NE x y).
    destruct Rlt_bool eqn:ER.
    + intros [_ [F _]]. fold (fmul x y) in F. rewrite H, Fx, Fy in F. discriminate.
    + intros E. fold (fmul x y) in E. apply overflow_is_infinity in E. rewrite H in E. injection E; intros E'.
      exfalso. assert (B2R x * B2R y = 0).
      { destruct (Bsign x) eqn:Sx; [rewrite (negative_zero x) by auto; ring|]. destruct (Bsign y) eqn:Sy;
        [rewrite (negative_zero y) by auto; ring|discriminate]. }
      rewrite H0 in ER. change (round radix2 (SpecFloat.fexp 53 1024) (round_mode mode_NE) 0) with (nearest 0) in
        ER.
      rewrite nearest_zero, Rabs_R0, Rlt_bool_true in ER by apply bpow_gt_0. discriminate.
  - destruct y as [b|b| |b m e Hb]; try discriminate; destruct x as [a|a| |a m' e' Ha]; try discriminate;
    simpl in H; try discriminate.
    destruct a, b; simpl in H; auto; try discriminate.
    specialize (Hx eq_refl). exfalso. simpl in Hx.
    assert (F2R (Float radix2 (Zneg m') e') < 0) by (apply F2R_lt_0; simpl; lia). simpl in Hx. lra.
  - destruct x as [a|a| |a m e Ha]; try discriminate; destruct y as [b|b| |b m' e' Hb]; simpl in H;
    try discriminate.
    + destruct a, b; simpl in H; auto; discriminate.
    + destruct a, b; simpl in H; auto; try discriminate.
      specialize (Hy eq_refl). exfalso. simpl in Hy.
      assert (F2R (Float radix2 (Zneg m') e') < 0) by (apply F2R_lt_0; simpl; lia). simpl in Hy. lra.
Qed.

Lemma square_not_minus_infinity x : ~ minus_infinity (fmul x x).
Proof.
  unfold minus_infinity. intros H. generalize (Bmult_correct 53 1024 precision_positive precision_below_emax
    mode_NE x x). destruct Rlt_bool.
  - intros [_ [F _]]. fold (fmul x x) in F. rewrite H in F. simpl in F. destruct x as [a|a| |a m e Ha];
    try discriminate; simpl in H.
    destruct a; discriminate.
  - intros E. fold (fmul x x) in E. apply overflow_is_infinity in E. rewrite H in E. injection E.
    destruct (Bsign x); discriminate.
Qed.

Section Magnitudes.
Variable inputs : nat -> float.
Variable leaves : list leaf.
Notation computed := (computed inputs leaves).

Lemma lower_bound_not_minus_infinity e : forall p k d, lower_bound leaves e = Some (p, k, d) ->
  ~ minus_infinity (computed e).
Proof.
  induction e; simpl lower_bound; intros p k d E; try discriminate.
  - destruct (is_margin e2) as [j|] eqn:EC.
    + destruct e2; try discriminate. simpl in EC. apply margins_in_value in EC. destruct EC as [Ec [Hj Fc]].
      destruct (lower_bound leaves e1) as [[[p1 k1] d1]|] eqn:E1; try discriminate. simpl. intros H.
      apply sum_not_minus_infinity in H.
      * destruct H as [H|H]; [exact (IHe1 _ _ _ eq_refl H)|]. rewrite H in Fc. discriminate.
      * intros F. exact (proj1 (lower_bound_holds inputs leaves _ _ _ _ E1 F)).
      * intros _. rewrite Ec. apply Rmult_le_pos; [now apply (IZR_le 0)|apply Rlt_le, margin_positive].
    + destruct (lower_bound leaves e1) as [[[p1 k1] d1]|] eqn:E1; try discriminate.
      destruct (lower_bound leaves e2) as [[[p2 k2] d2]|] eqn:E2; try discriminate.
      simpl. intros H. apply sum_not_minus_infinity in H.
      * destruct H as [H|H]; [exact (IHe1 _ _ _ eq_refl H)|exact (IHe2 _ _ _ eq_refl H)].
      * intros F. exact (proj1 (lower_bound_holds inputs leaves _ _ _ _ E1 F)).
      * intros F. exact (proj1 (lower_bound_holds inputs leaves _ _ _ _ E2 F)).
  - destruct (squared_leaf e1 e2) as [i|] eqn:ES.
    + destruct e1; try discriminate. destruct e2; try discriminate. simpl in ES.
      destruct (Nat.eqb_spec i0 i1); try discriminate. subst i1. simpl. apply square_not_minus_infinity.
    + destruct (lower_bound leaves e1) as [[[p1 k1] d1]|] eqn:E1; try discriminate. destruct d1; try discriminate.
      destruct (lower_bound leaves e2) as [[[p2 k2] d2]|] eqn:E2; try discriminate. destruct d2; try discriminate.
      simpl. intros H. apply product_not_minus_infinity in H.
      * destruct H as [H|H]; [exact (IHe1 _ _ _ eq_refl H)|exact (IHe2 _ _ _ eq_refl H)].
      * intros F. exact (proj1 (lower_bound_holds inputs leaves _ _ _ _ E1 F)).
      * intros F. exact (proj1 (lower_bound_holds inputs leaves _ _ _ _ E2 F)).
  - simpl. unfold minus_infinity, fabs. destruct (computed e); simpl; discriminate.
Qed.
End Magnitudes.
