(* The same of doubles as a processor computes them: below 2^1000 nothing of it overflows, so that values are those
   over the reals. *)
From Coq Require Import ZArith Reals List Bool Lia Lra Psatz Arith.
From Flocq Require Import Core BinarySingleNaN Sterbenz Relative Plus_error Pff2Flocq.
From Unerring Require Import Doubles FiniteResults ErrorFree.
Open Scope R_scope.

(* A power of two that bounds a number bounds its rounding. *)
Lemma nearest_below k x : (-1074 <= k)%Z -> Rabs x <= bpow radix2 k -> Rabs (nearest x) <= bpow radix2 k.
Proof.
  intros Hk H. apply abs_round_le_generic; trivial; try apply _. now apply generic_format_FLT_bpow.
Qed.
Lemma below_1024 k x : (-1074 <= k < 1024)%Z -> Rabs x <= bpow radix2 k -> Rabs (nearest x) < bpow radix2 1024.
Proof.
  intros Hk H. apply Rle_lt_trans with (bpow radix2 k); [apply nearest_below; trivial; lia|apply bpow_lt; lia].
Qed.

(* Finite results with their values, and bounds by powers of two. *)
Definition is_value (f : float) (x : R) := is_finite f = true /\ B2R f = x.
Lemma sum_value x y k : is_finite x = true -> is_finite y = true -> (-1074 <= k < 1024)%Z ->
  Rabs (B2R x + B2R y) <= bpow radix2 k -> is_value (fadd x y) (nearest (B2R x + B2R y)).
Proof.
  intros Fx Fy Hk H. assert (F : is_finite (fadd x y) = true).
  { apply sum_stays_finite; trivial. now apply below_1024 with k. }
  split; trivial. now apply finite_sum.
Qed.
Lemma difference_value x y k : is_finite x = true -> is_finite y = true -> (-1074 <= k < 1024)%Z ->
  Rabs (B2R x - B2R y) <= bpow radix2 k -> is_value (fsub x y) (nearest (B2R x - B2R y)).
Proof.
  intros Fx Fy Hk H. assert (F : is_finite (fsub x y) = true).
  { apply difference_stays_finite; trivial. now apply below_1024 with k. }
  split; trivial. now apply finite_difference.
Qed.
Lemma product_value x y k : is_finite x = true -> is_finite y = true -> (-1074 <= k < 1024)%Z ->
  Rabs (B2R x * B2R y) <= bpow radix2 k -> is_value (fmul x y) (nearest (B2R x * B2R y)).
Proof.
  intros Fx Fy Hk H. assert (F : is_finite (fmul x y) = true).
  { apply product_stays_finite; trivial. now apply below_1024 with k. }
  split; trivial. now apply finite_product.
Qed.

Lemma two_powers k : bpow radix2 k + bpow radix2 k = bpow radix2 (k + 1).
Proof. rewrite bpow_plus. change (bpow radix2 1) with 2. ring. Qed.
Lemma sum_below k x y : Rabs x <= bpow radix2 k -> Rabs y <= bpow radix2 k -> Rabs (x + y) <= bpow radix2 (k + 1).
Proof. intros. rewrite <- two_powers. apply Rle_trans with (1 := Rabs_triang _ _). lra. Qed.
Lemma difference_below k x y : Rabs x <= bpow radix2 k -> Rabs y <= bpow radix2 k ->
  Rabs (x - y) <= bpow radix2 (k + 1).
Proof. intros. apply sum_below; trivial. now rewrite Rabs_Ropp. Qed.
Lemma product_below j k x y : Rabs x <= bpow radix2 j -> Rabs y <= bpow radix2 k ->
  Rabs (x * y) <= bpow radix2 (j + k).
Proof. intros. rewrite Rabs_mult, bpow_plus. apply Rmult_le_compat; trivial; apply Rabs_pos. Qed.
Lemma weaker j k x : (j <= k)%Z -> Rabs x <= bpow radix2 j -> Rabs x <= bpow radix2 k.
Proof. intros Hk H. apply Rle_trans with (1 := H). now apply bpow_le. Qed.

(* What a rounded difference of doubles loses, as emitted: with s = x - y computed and v = x - s, the tail is x - (s +
   v) + (v - y). *)
Definition tail_of_difference (x y : float) : float :=
  let s := fsub x y in let v := fsub x s in fadd (fsub x (fadd s v)) (fsub v y).

(* a is alpha rounded, and t the rest. *)
Definition is_leaf (a t : float) (alpha : R) := is_finite t = true /\ alpha = B2R a + B2R t /\
  Rabs (B2R t) <= u * Rabs (B2R a).

Lemma difference_error x y : representable x -> representable y ->
  Rabs (x - y - nearest (x - y)) <= u * Rabs (nearest (x - y)).
Proof.
  intros Fx Fy.
  destruct (FLT_plus_error_N_round_ex radix2 (-1074) 53 tie x (- y) Fx (generic_format_opp _ _ _ Fy)) as [e [He
    E]].
  rewrite unit_of_flocq in He. change (x + - y) with (x - y) in E.
  change (round radix2 (FLT_exp (-1074) 53) (Znearest tie)) with nearest in E.
  set (n := nearest (x - y)) in *. replace (x - y - n) with (e * n) by (rewrite E; ring).
  rewrite Rabs_mult. apply Rmult_le_compat_r; trivial. apply Rabs_pos.
Qed.

Theorem tail_of_difference_exact x y : is_finite x = true -> is_finite y = true ->
  Rabs (B2R (fsub x y)) < bpow radix2 1000 -> is_finite (fsub x y) = true ->
  is_leaf (fsub x y) (tail_of_difference x y) (B2R x - B2R y).
Proof.
  intros Fx Fy H Fs. destruct (finite_difference _ _ Fs) as [_ [_ Es]].
  pose proof (representable_double x) as Rx. pose proof (representable_double y) as Ry.
  pose proof (difference_tail _ _ Rx Ry) as D. cbv zeta in D. rewrite <- Es in D.
  pose proof (difference_error _ _ Rx Ry) as E. rewrite <- Es in E.
  set (s := fsub x y) in *. set (v := nearest (B2R x - B2R s)) in *.
  assert (V : is_value (tail_of_difference x y)
    (nearest (nearest (B2R x - nearest (B2R s + v)) + nearest (v - B2R y)))).
  { unfold tail_of_difference. cbv zeta. fold s.
    assert (Hs : Rabs (B2R s) <= bpow radix2 1000) by lra.
    destruct (Rle_or_lt (Rabs (B2R x)) (bpow radix2 1002)) as [Hx|Hx].
    - assert (Hy : Rabs (B2R y) <= bpow radix2 1003).
      { replace (B2R y) with ((B2R x) - (B2R s + (B2R x - B2R y - B2R s))) by ring.
        apply (difference_below 1002); trivial. apply weaker with 1001%Z; [lia|].
        apply (sum_below 1000); trivial. apply Rle_trans with (1 := E).
        pose proof u_small. pose proof u_pos. pose proof (Rabs_pos (B2R s)). nra. }
      destruct (difference_value x s 1003 Fx Fs ltac:(lia)) as [F1 E1].
      { apply (difference_below 1002); trivial. apply weaker with 1000%Z; trivial. lia. }
      fold v in E1.
      assert (Hv : Rabs v <= bpow radix2 1003).
      { unfold v. apply nearest_below; [lia|]. apply (difference_below 1002); trivial. apply weaker with 1000%Z;
        trivial. lia. }
      destruct (sum_value s (fsub x s) 1004 Fs F1 ltac:(lia)) as [F2 E2].
      { rewrite E1. apply (sum_below 1003); trivial. apply weaker with 1000%Z; trivial. lia. }
      rewrite E1 in E2.
      assert (H2 : Rabs (nearest (B2R s + v)) <= bpow radix2 1004).
      { apply nearest_below; [lia|]. apply (sum_below 1003); trivial. apply weaker with 1000%Z; trivial. lia. }
      destruct (difference_value x (fadd s (fsub x s)) 1005 Fx F2 ltac:(lia)) as [F3 E3].
      { rewrite E2. apply (difference_below 1004); trivial. apply weaker with 1002%Z; trivial. lia. }
      rewrite E2 in E3.
      destruct (difference_value (fsub x s) y 1004 F1 Fy ltac:(lia)) as [F4 E4].
      { rewrite E1. apply (difference_below 1003); trivial. }
      rewrite E1 in E4.
      destruct (sum_value (fsub x (fadd s (fsub x s))) (fsub (fsub x s) y) 1006 F3 F4 ltac:(lia)) as [F5 E5].
      { rewrite E3, E4. apply (sum_below 1005).
        - apply nearest_below; [lia|]. apply (difference_below 1004); trivial. apply weaker with 1002%Z; trivial.
          lia.
        - apply weaker with 1004%Z; [lia|]. apply nearest_below; [lia|]. apply (difference_below 1003); trivial. }
      rewrite E3, E4 in E5. now split.
    - (* Both are large and near each other: nothing rounds. *)
      assert (K : 4 * bpow radix2 1000 = bpow radix2 1002).
      { change 4 with (bpow radix2 2). rewrite <- bpow_plus. f_equal. }
      assert (N : Rabs (B2R x - B2R y) <= 2 * Rabs (B2R s)).
      { replace (B2R x - B2R y) with (B2R s + (B2R x - B2R y - B2R s)) by ring. apply Rle_trans with (1 :=
        Rabs_triang _ _).
        pose proof u_small. pose proof u_pos. pose proof (Rabs_pos (B2R s)). nra. }
      assert (X : B2R s = B2R x - B2R y).
      { rewrite Es. apply nearest_representable. apply Rabs_le_inv in N.
        destruct (Rle_or_lt 0 (B2R x)) as [Sx|Sx].
        - rewrite Rabs_pos_eq in Hx by trivial. apply sterbenz; trivial; try apply _. split; lra.
        - rewrite Rabs_left in Hx by trivial.
          replace (B2R x - B2R y) with (- (- B2R x - - B2R y)) by ring. apply representable_opposite.
          apply sterbenz; try apply _; try (now apply representable_opposite). split; lra. }
      assert (Ev : v = B2R y). { unfold v. rewrite X. replace (B2R x - (B2R x - B2R y)) with (B2R y) by ring.
        now apply nearest_representable. }
      assert (F1 : is_value (fsub x s) (B2R y)).
      { assert (F : is_finite (fsub x s) = true).
        { apply difference_stays_finite; trivial. fold v. rewrite Ev. apply below_overflow. }
        split; trivial. destruct (finite_difference _ _ F) as [_ [_ ->]]. exact Ev. }
      destruct F1 as [F1 E1].
      assert (F2 : is_value (fadd s (fsub x s)) (B2R x)).
      { assert (Q : nearest (B2R s + B2R (fsub x s)) = B2R x).
        { rewrite E1, X. replace (B2R x - B2R y + B2R y) with (B2R x) by ring. now apply nearest_representable. }
        assert (F : is_finite (fadd s (fsub x s)) = true).
        { apply sum_stays_finite; trivial. rewrite Q. apply below_overflow. }
        split; trivial. destruct (finite_sum _ _ F) as [_ [_ ->]]. exact Q. }
      destruct F2 as [F2 E2].
      assert (Z : Rabs 0 <= bpow radix2 0) by (rewrite Rabs_R0; apply bpow_ge_0).
      destruct (difference_value x (fadd s (fsub x s)) 0 Fx F2 ltac:(lia)) as [F3 E3].
      { rewrite E2. now rewrite Rminus_eq_0. }
      destruct (difference_value (fsub x s) y 0 F1 Fy ltac:(lia)) as [F4 E4].
      { rewrite E1. now rewrite Rminus_eq_0. }
      rewrite E2, Rminus_eq_0, nearest_zero in E3. rewrite E1, Rminus_eq_0, nearest_zero in E4.
      destruct (sum_value _ _ 0 F3 F4 ltac:(lia)) as [F5 E5].
      { rewrite E3, E4, Rplus_0_r. trivial. }
      split; trivial. rewrite E5, E3, E4. f_equal.
      rewrite Ev, X. replace (B2R x - B2R y + B2R y) with (B2R x) by ring. rewrite (nearest_representable _ Rx).
      now rewrite !Rminus_eq_0, nearest_zero. }
  destruct V as [F V]. rewrite <- V in D. split; [trivial|]. split; [trivial|].
  replace (B2R (tail_of_difference x y)) with (B2R x - B2R y - B2R s) by lra. exact E.
Qed.

(* The tail of a sum, as emitted: with bRounded = sum - a and aRounded = sum - bRounded it is a - aRounded + (b -
   bRounded). *)
Definition tail_of_sum (a b sum : float) : float :=
  let bRounded := fsub sum a in let aRounded := fsub sum bRounded in fadd (fsub a aRounded) (fsub b bRounded).
Theorem tail_of_sum_exact a b : let sum := fadd a b in
  is_finite a = true -> is_finite b = true -> is_finite sum = true -> Rabs (B2R sum) < bpow radix2 1000 ->
  is_finite (tail_of_sum a b sum) = true /\ B2R a + B2R b = B2R sum + B2R (tail_of_sum a b sum).
Proof.
  intros sum Fa Fb Fs Hs. set (bRounded := fsub sum a). set (aRounded := fsub sum bRounded).
  set (tail := fadd (fsub a aRounded) (fsub b bRounded)).
  change (is_finite tail = true /\ B2R a + B2R b = B2R sum + B2R tail).
  set (y := fneg b). assert (Fy : is_finite y = true) by (unfold y, fneg; now rewrite is_finite_Bopp).
  assert (Ey : B2R y = - B2R b) by (unfold y, fneg; apply B2R_Bopp).
  destruct (finite_sum _ _ Fs) as [_ [_ Es]]. change (B2R sum = nearest (B2R a + B2R b)) in Es.
  set (s := fsub a y).
  assert (Fd : is_finite s = true).
  { apply difference_stays_finite; trivial. rewrite Ey. replace (B2R a - - B2R b) with (B2R a + B2R b) by ring.
    rewrite <- Es. apply below_overflow. }
  assert (Ed : B2R s = B2R sum).
  { destruct (finite_difference _ _ Fd) as [_ [_ Q]]. fold s in Q. rewrite Q, Ey. rewrite Es. f_equal. ring. }
  assert (Hd : Rabs (B2R s) < bpow radix2 1000) by (rewrite Ed; exact Hs).
  destruct (tail_of_difference_exact a y Fa Fy Hd Fd) as [F [E _]]. fold s in E.
  unfold tail_of_difference in F, E. cbv zeta in F, E. fold s in F, E. set (v := fsub a s) in *.
  destruct (finite_sum _ _ F) as [F1 [F2 Et]]. destruct (finite_difference _ _ F1) as [_ [F3 E1]].
  destruct (finite_sum _ _ F3) as [_ [Fv E3]]. destruct (finite_difference _ _ F2) as [_ [_ E2]].
  destruct (finite_difference _ _ Fv) as [_ [_ Ev]].
  assert (SAME : forall x z w : float, is_finite x = true -> is_finite z = true -> is_finite w = true ->
    nearest (B2R x - B2R z) = B2R w -> is_value (fsub x z) (B2R w)).
  { intros x z w Hx Hz Hw Q. assert (G : is_finite (fsub x z) = true).
    { apply difference_stays_finite; trivial. rewrite Q. apply below_overflow. }
    split; trivial. destruct (finite_difference _ _ G) as [_ [_ ->]]. exact Q. }
  assert (Fnv : is_finite (fneg v) = true) by (unfold fneg; now rewrite is_finite_Bopp).
  assert (Env : B2R (fneg v) = - B2R v) by (unfold fneg; apply B2R_Bopp).
  destruct (SAME sum a (fneg v) Fs Fa Fnv) as [G1 Q1].
  { rewrite Env. change (B2R v = nearest (B2R a - B2R s)) in Ev. rewrite Ev, <- nearest_opposite, Ed. f_equal.
    ring. }
  rewrite Env in Q1. fold bRounded in G1, Q1.
  destruct (SAME sum bRounded (fadd s v) Fs G1 F3) as [G2 Q2].
  { rewrite Q1, E3, Ed. f_equal. ring. }
  fold aRounded in G2, Q2.
  destruct (SAME a aRounded (fsub a (fadd s v)) Fa G2 F1) as [G3 Q3]; [now rewrite Q2, E1|].
  destruct (SAME b bRounded (fsub v y) Fb G1 F2) as [G4 Q4].
  { rewrite Q1, E2, Ey. f_equal. ring. }
  assert (G5 : is_finite tail = true).
  { apply sum_stays_finite; trivial. rewrite Q3, Q4, <- Et. apply below_overflow. }
  split; trivial. destruct (finite_sum _ _ G5) as [_ [_ Q5]]. change (fadd (fsub a aRounded) (fsub b bRounded))
    with tail in Q5.
  rewrite Q5, Q3, Q4, <- Et, <- Ed. rewrite <- E, Ey. ring.
Qed.

(* The tail of a sum whose first operand is the larger one: b - (sum - a). *)
Theorem tail_of_ordered_sum_exact a b : let sum := fadd a b in
  is_finite a = true -> is_finite b = true -> Rabs (B2R b) <= Rabs (B2R a) -> Rabs (B2R a) <= bpow radix2 1000 ->
  let tail := fsub b (fsub sum a) in
  is_finite sum = true /\ is_finite tail = true /\ B2R a + B2R b = B2R sum + B2R tail.
Proof.
  intros sum Fa Fb H Ha tail. assert (Hb : Rabs (B2R b) <= bpow radix2 1000) by lra.
  assert (Hs : Rabs (B2R a + B2R b) <= bpow radix2 1001).
  { change 1001%Z with (1000 + 1)%Z. rewrite bpow_plus. change (bpow radix2 1) with 2.
    apply Rle_trans with (1 := Rabs_triang _ _). lra. }
  destruct (sum_value a b 1001 Fa Fb ltac:(lia) Hs) as [F1 E1]. change (is_finite sum = true) in F1.
  change (B2R sum = nearest (B2R a + B2R b)) in E1.
  assert (H1 : Rabs (B2R sum) <= bpow radix2 1001) by (rewrite E1; apply nearest_below; [lia|trivial]).
  assert (P : bpow radix2 1000 <= bpow radix2 1001) by (apply bpow_le; lia).
  assert (H2 : Rabs (B2R sum - B2R a) <= bpow radix2 1002).
  { change 1002%Z with (1001 + 1)%Z. rewrite bpow_plus. change (bpow radix2 1) with 2.
    unfold Rminus. apply Rle_trans with (1 := Rabs_triang _ _). rewrite Rabs_Ropp. lra. }
  destruct (difference_value sum a 1002 F1 Fa ltac:(lia) H2) as [F2 E2].
  assert (H3 : Rabs (B2R (fsub sum a)) <= bpow radix2 1002) by (rewrite E2; apply nearest_below; [lia|trivial]).
  assert (P2 : bpow radix2 1000 <= bpow radix2 1002) by (apply bpow_le; lia).
  assert (H4 : Rabs (B2R b - B2R (fsub sum a)) <= bpow radix2 1003).
  { change 1003%Z with (1002 + 1)%Z. rewrite bpow_plus. change (bpow radix2 1) with 2.
    unfold Rminus. apply Rle_trans with (1 := Rabs_triang _ _). rewrite Rabs_Ropp. lra. }
  destruct (difference_value b (fsub sum a) 1003 Fb F2 ltac:(lia) H4) as [F3 E3].
  split; [exact F1|]. split; [exact F3|].
  pose proof (Fast2Sum_correct (-1074) 53 tie ltac:(lia) ltac:(lia) tie_symmetric (B2R a) (B2R b)
    (representable_double a) (representable_double b) H) as Q.
  change (round radix2 (FLT_exp (-1074) 53) (Znearest tie)) with nearest in Q.
  change (B2R tail = nearest (B2R b - B2R (fsub sum a))) in E3.
  rewrite <- Q, E3, E2, <- E1. f_equal. f_equal.
  replace (B2R sum - B2R a) with (- (B2R a - B2R sum)) by ring. rewrite nearest_opposite. ring.
Qed.
