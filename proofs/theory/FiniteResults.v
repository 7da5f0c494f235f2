(* A result that is finite has finite operands, and its value is the rounded one: so one finite result settles a whole
   tree of operations, and neither NaN nor an infinity needs a case of its own. *)
From Coq Require Import ZArith Reals List Bool Lia Lra Psatz Arith.
From Flocq Require Import Core BinarySingleNaN.
From Unerring Require Import Doubles.
Import ListNotations.
Open Scope R_scope.

Lemma finite_sum x y : is_finite (fadd x y) = true ->
  is_finite x = true /\ is_finite y = true /\ B2R (fadd x y) = nearest (B2R x + B2R y).
Proof.
  intros H.
  assert (Hf: is_finite x = true /\ is_finite y = true).
  { unfold fadd in H. destruct x as [a|a| |a b c d], y as [a'|a'| |a' b' c' d']; simpl in H; try discriminate;
    try (split; reflexivity).
    destruct (Bool.eqb a a'); discriminate. }
  destruct Hf as [Hx Hy]. repeat split; trivial.
  generalize (Bplus_correct 53 1024 precision_positive precision_below_emax mode_NE x y Hx Hy).
  destruct Rlt_bool; [intros [E _]; exact E|].
  intros [E _]. exfalso. unfold fadd in H. rewrite <- is_finite_SF_B2SF in H. rewrite E in H. discriminate.
Qed.

Lemma finite_difference x y : is_finite (fsub x y) = true ->
  is_finite x = true /\ is_finite y = true /\ B2R (fsub x y) = nearest (B2R x - B2R y).
Proof.
  intros H.
  assert (Hf: is_finite x = true /\ is_finite y = true).
  { unfold fsub, Bminus in H. destruct x as [a|a| |a b c d], y as [a'|a'| |a' b' c' d']; simpl in H;
    try discriminate; try (split; reflexivity).
    destruct (Bool.eqb a (negb a')); discriminate. }
  destruct Hf as [Hx Hy]. repeat split; trivial.
  generalize (Bminus_correct 53 1024 precision_positive precision_below_emax mode_NE x y Hx Hy).
  destruct Rlt_bool; [intros [E _]; exact E|].
  intros [E _]. exfalso. unfold fsub in H. rewrite <- is_finite_SF_B2SF in H. rewrite E in H. discriminate.
Qed.

Lemma finite_product x y : is_finite (fmul x y) = true ->
  is_finite x = true /\ is_finite y = true /\ B2R (fmul x y) = nearest (B2R x * B2R y).
Proof.
  intros H. generalize (Bmult_correct 53 1024 precision_positive precision_below_emax mode_NE x y).
  destruct Rlt_bool.
  - intros [E [F _]]. unfold fmul in H. rewrite F in H. apply andb_true_iff in H. destruct H. repeat split; trivial.
  - intros E. exfalso. unfold fmul in H. rewrite <- is_finite_SF_B2SF in H. rewrite E in H. discriminate.
Qed.

Lemma finite_absolute x : is_finite (fabs x) = true -> is_finite x = true /\ B2R (fabs x) = Rabs (B2R x).
Proof. unfold fabs. rewrite is_finite_Babs. intros; split; trivial. apply B2R_Babs. Qed.

Lemma finite_negation x : is_finite (fneg x) = true -> is_finite x = true /\ B2R (fneg x) = - (B2R x).
Proof. unfold fneg. rewrite is_finite_Bopp. intros; split; trivial. apply B2R_Bopp. Qed.

(* The other way round: a rounded result below 2^1024 is finite, if the operands are. *)
Lemma sum_stays_finite x y : is_finite x = true -> is_finite y = true ->
  Rabs (nearest (B2R x + B2R y)) < bpow radix2 1024 -> is_finite (fadd x y) = true.
Proof.
  intros Hx Hy H. generalize (Bplus_correct 53 1024 precision_positive precision_below_emax mode_NE x y Hx Hy).
  rewrite Rlt_bool_true by exact H. intros [_ [F _]]; exact F.
Qed.
Lemma difference_stays_finite x y : is_finite x = true -> is_finite y = true ->
  Rabs (nearest (B2R x - B2R y)) < bpow radix2 1024 -> is_finite (fsub x y) = true.
Proof.
  intros Hx Hy H. generalize (Bminus_correct 53 1024 precision_positive precision_below_emax mode_NE x y Hx Hy).
  rewrite Rlt_bool_true by exact H. intros [_ [F _]]; exact F.
Qed.
Lemma product_stays_finite x y : is_finite x = true -> is_finite y = true ->
  Rabs (nearest (B2R x * B2R y)) < bpow radix2 1024 -> is_finite (fmul x y) = true.
Proof.
  intros Hx Hy H. generalize (Bmult_correct 53 1024 precision_positive precision_below_emax mode_NE x y).
  rewrite Rlt_bool_true by exact H. intros [_ [F _]]. unfold fmul. rewrite F, Hx, Hy. reflexivity.
Qed.

(* A comparison of finite doubles is that of their values. *)
Lemma less_of_finite x y : flt x y = true -> is_finite x = true -> is_finite y = true -> B2R x < B2R y.
Proof.
  unfold flt. intros H Hx Hy. rewrite Bltb_correct in H by trivial.
  destruct (Rlt_bool_spec (B2R x) (B2R y)); [trivial|discriminate].
Qed.

(* If x < |y| holds, x is finite or minus infinity, and y is not NaN: an overflow or a NaN on the left never decides. *)
Lemma less_left x y : flt x (fabs y) = true -> is_finite x = true \/ x = B754_infinity true.
Proof.
  unfold flt, fabs, Bltb. destruct x as [a|a| |a b c d], y as [a'|a'| |a' b' c' d']; simpl; intros H;
    try discriminate;
  try (left; reflexivity); try (destruct a; [right; reflexivity|discriminate]).
Qed.
Lemma less_right x y : flt x (fabs y) = true -> is_nan y = false.
Proof. unfold flt, fabs, Bltb. destruct x as [a|a| |a b c d], y as [a'|a'| |a' b' c' d']; simpl; intros H;
  try discriminate; reflexivity. Qed.
