(* The leaves of the tier of two products: what its first test says of them, that those which are arguments have no
   tail, and that comparisons of finite doubles are those of their values. *)
From Coq Require Import ZArith Reals List Bool Lia Lra Psatz Arith.
From Flocq Require Import Core BinarySingleNaN.
From Unerring Require Import Doubles FiniteResults MinusInfinity PowerOfTwo ErrorFree Tails.
Open Scope R_scope.

Definition zero : float := B754_zero false.

Definition is_small (x : float) := is_finite x = true /\ Rabs (B2R x) < bpow radix2 990.

(* A sum of absolute values below a number: all of them are finite, and below it. *)
Lemma less_finite x y : is_finite y = true -> flt x y = true -> ~ minus_infinity x -> is_finite x = true.
Proof.
  unfold minus_infinity, flt, Bltb. intros Fy H N.
  destruct x as [a|a| |a m e Ha], y as [b|b| |b m' e' Hb]; try discriminate; trivial; simpl in H; try
    discriminate;
    destruct a; try discriminate; now contradict N.
Qed.
Lemma absolute_not_minus_infinity x : ~ minus_infinity (fabs x).
Proof. unfold minus_infinity, fabs. destruct x; discriminate. Qed.
Lemma absolute_nonnegative x : is_finite (fabs x) = true -> 0 <= B2R (fabs x).
Proof. intros F. rewrite (proj2 (finite_absolute _ F)). apply Rabs_pos. Qed.
Lemma sum_nonnegative x y : (is_finite x = true -> 0 <= B2R x) -> (is_finite y = true -> 0 <= B2R y) ->
  is_finite (fadd x y) = true -> 0 <= B2R (fadd x y).
Proof.
  intros Hx Hy F. destruct (finite_sum _ _ F) as [Fx [Fy ->]]. apply nearest_nonnegative.
  specialize (Hx Fx). specialize (Hy Fy). lra.
Qed.
Lemma sum_bounds x y k : is_finite (fadd x y) = true -> 0 <= B2R x -> 0 <= B2R y -> (-1074 <= k)%Z ->
  B2R (fadd x y) < bpow radix2 k -> B2R x < bpow radix2 k /\ B2R y < bpow radix2 k.
Proof.
  intros F Hx Hy Hk H. destruct (finite_sum _ _ F) as [_ [_ E]]. rewrite E in H.
  assert (B : B2R x + B2R y < bpow radix2 k).
  { apply Rnot_le_lt. intros L. apply nearest_monotone in L. rewrite nearest_representable in L; [lra|].
    now apply generic_format_FLT_bpow. }
  lra.
Qed.

Lemma four_small w1 w2 w3 w4 K : is_finite K = true -> B2R K = bpow radix2 990 ->
  flt (fadd (fadd (fadd (fabs w1) (fabs w2)) (fabs w3)) (fabs w4)) K = true ->
  is_small w1 /\ is_small w2 /\ is_small w3 /\ is_small w4.
Proof.
  intros FK EK H. pose proof absolute_nonnegative as A. pose proof absolute_not_minus_infinity as NA.
  assert (N2 : is_finite (fadd (fabs w1) (fabs w2)) = true -> 0 <= B2R (fadd (fabs w1) (fabs w2))) by (apply
    sum_nonnegative; apply A).
  assert (N3 : is_finite (fadd (fadd (fabs w1) (fabs w2)) (fabs w3)) = true -> 0 <= B2R (fadd (fadd (fabs w1)
    (fabs w2)) (fabs w3))).
  { apply sum_nonnegative; [exact N2|apply A]. }
  assert (F4 : is_finite (fadd (fadd (fadd (fabs w1) (fabs w2)) (fabs w3)) (fabs w4)) = true).
  { apply less_finite with K; trivial. intros M.
    apply sum_not_minus_infinity in M; [|exact N3|apply A]. destruct M as [M|M]; [|now apply NA in M].
    apply sum_not_minus_infinity in M; [|exact N2|apply A]. destruct M as [M|M]; [|now apply NA in M].
    apply sum_not_minus_infinity in M; [|apply A|apply A]. destruct M as [M|M]; now apply NA in M. }
  pose proof (less_of_finite _ _ H F4 FK) as L. rewrite EK in L.
  destruct (finite_sum _ _ F4) as [F3 [Fa4 _]]. destruct (finite_sum _ _ F3) as [F2 [Fa3 _]].
  destruct (finite_sum _ _ F2) as [Fa1 [Fa2 _]].
  destruct (sum_bounds _ _ 990 F4 (N3 F3) (A _ Fa4) ltac:(lia) L) as [L3 L4'].
  destruct (sum_bounds _ _ 990 F3 (N2 F2) (A _ Fa3) ltac:(lia) L3) as [L2 L3'].
  destruct (sum_bounds _ _ 990 F2 (A _ Fa1) (A _ Fa2) ltac:(lia) L2) as [L1' L2'].
  unfold is_small.
  destruct (finite_absolute _ Fa1) as [G1 E1]. destruct (finite_absolute _ Fa2) as [G2 E2].
  destruct (finite_absolute _ Fa3) as [G3 E3]. destruct (finite_absolute _ Fa4) as [G4 E4].
  rewrite <- E1, <- E2, <- E3, <- E4. tauto.
Qed.

(* A leaf that is an argument has no tail. *)
Lemma argument_leaf x : is_leaf x zero (B2R x).
Proof.
  split; [reflexivity|]. split; [simpl; ring|]. simpl. rewrite Rabs_R0. apply Rmult_le_pos; [apply Rlt_le,
    u_pos|apply Rabs_pos].
Qed.
Lemma difference_leaf x y : is_small (fsub x y) -> is_finite x = true /\ is_finite y = true /\
  is_leaf (fsub x y) (tail_of_difference x y) (B2R x - B2R y).
Proof.
  intros [F H]. destruct (finite_difference _ _ F) as [Fx [Fy _]]. repeat (split; trivial).
  - now apply tail_of_difference_exact; try (apply Rlt_trans with (1 := H); apply bpow_lt).
  - apply tail_of_difference_exact; trivial. apply Rlt_trans with (1 := H). now apply bpow_lt.
  - apply tail_of_difference_exact; trivial. apply Rlt_trans with (1 := H). now apply bpow_lt.
Qed.
Lemma opposite_leaf a t alpha : is_leaf a t alpha -> is_leaf (fneg a) (fneg t) (- alpha).
Proof.
  unfold is_leaf, fneg. rewrite is_finite_Bopp, !B2R_Bopp, !Rabs_Ropp. intros [F [E H]]. repeat split; trivial.
    lra.
Qed.
Lemma opposite_small x : is_small x -> is_small (fneg x).
Proof. unfold is_small, fneg. now rewrite is_finite_Bopp, B2R_Bopp, Rabs_Ropp. Qed.
Lemma zero_leaf a t alpha : is_leaf a t alpha -> B2R a = 0 -> alpha = 0.
Proof.
  intros [_ [E H]] Z. rewrite Z, Rabs_R0, Rmult_0_r in H. rewrite Z in E. pose proof (Rabs_pos (B2R t)).
  assert (Rabs (B2R t) = 0) by lra. destruct (Req_dec (B2R t) 0) as [X|X]; [lra|]. apply Rabs_no_R0 in X. lra.
Qed.
Lemma is_zero x : is_finite x = true -> feq x zero = true -> B2R x = 0.
Proof.
  intros F H. unfold feq in H. rewrite Beqb_correct in H by trivial. simpl in H.
  destruct (Req_bool_spec (B2R x) 0); [trivial|discriminate].
Qed.
Lemma not_equal x y : is_finite x = true -> is_finite y = true -> feq x y = false -> B2R x <> B2R y.
Proof.
  intros Fx Fy H. unfold feq in H. rewrite Beqb_correct in H by trivial.
  destruct (Req_bool_spec (B2R x) (B2R y)); [discriminate|trivial].
Qed.
Lemma less_true x y : is_finite x = true -> is_finite y = true -> flt x y = true -> B2R x < B2R y.
Proof. intros. now apply less_of_finite. Qed.
Lemma less_false x y : is_finite x = true -> is_finite y = true -> flt x y = false -> B2R y <= B2R x.
Proof.
  intros Fx Fy H. unfold flt in H. rewrite Bltb_correct in H by trivial.
  destruct (Rlt_bool_spec (B2R x) (B2R y)); [discriminate|trivial].
Qed.
