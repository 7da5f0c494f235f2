(* The filter of two products: `c * |p + q| + G < |p - q|`, where p and q are rounded products of leaves. Where p and
   -q have the same sign, the sign of p - q is right whatever c is, even if p - q overflows; elsewhere |p + q| = |p| +
   |q| up to one rounding, and it is a magnitude. G pays for underflow. *)
From Coq Require Import ZArith Reals List Bool Lia Lra Psatz Arith.
From Flocq Require Import Core BinarySingleNaN.
From Unerring Require Import Doubles FiniteResults Errors Bounds Expressions MinusInfinity Claims Scale
  ProductsConstant.
Import ListNotations.
Open Scope R_scope.

Definition plain_factor e := match e with Leaf _ | Neg (Leaf _) => true | _ => false end.
Definition plain_product e := match e with Mul a b => plain_factor a && plain_factor b | _ => false end.

Section Filter.
Variable l : list float.
Variable leaves : list leaf.
Notation computed := (computed (arguments l) leaves).
Notation exact := (exact (arguments l) leaves).
Notation sizes := (sizes (arguments l) leaves tiny).

Lemma plain_factor_magnitude e : plain_factor e = true -> no_constants e = true /\
  bound_value sizes (magnitude e) = Rabs (exact e).
Proof.
  destruct e; simpl; try discriminate; auto. destruct e; simpl; try discriminate. rewrite Rabs_Ropp. auto.
Qed.
Lemma plain_product_magnitude e : plain_product e = true -> no_constants e = true /\
  bound_value sizes (magnitude e) = Rabs (exact e) + tiny.
Proof.
  destruct e; simpl; try discriminate. intros H. apply andb_true_iff in H. destruct H as [H1 H2].
  apply plain_factor_magnitude in H1, H2. destruct H1 as [-> ->], H2 as [-> ->]. rewrite Rabs_mult. auto.
Qed.

(* The error of a rounded product of two leaves. *)
Lemma plain_product_error e n : plain_product e = true -> (roundings leaves e <= n)%nat ->
  is_finite (computed e) = true -> Rabs (B2R (computed e) - exact e) <= growth n * (Rabs (exact e) + tiny).
Proof.
  intros H Hn F. apply plain_product_magnitude in H. destruct H as [H1 H2]. rewrite <- H2.
  apply Rle_trans with (1 := value_error (arguments l) leaves tiny (Rlt_le _ _ tiny_positive) tiny_pays e H1 F).
  apply Rmult_le_compat_r; [|now apply growth_monotone]. rewrite H2. pose proof (Rabs_pos (exact e)).
  pose proof tiny_positive. lra.
Qed.

Definition products_check P Q cc G :=
  plain_product P && plain_product Q &&
  products_constant_suffices cc G (Nat.max (roundings leaves P) (roundings leaves Q)).

(* A computed product that is not negative: the exact one is at least half of it, but for underflow. *)
Lemma at_least_half a b G : 0 <= G <= /4 -> Rabs (a - b) <= G * (Rabs b + tiny) -> 0 <= a -> a / 2 - tiny <= b.
Proof.
  intros HG H Ha. pose proof tiny_positive. destruct (Rle_or_lt 0 b).
  - rewrite (Rabs_pos_eq b) in H by trivial. apply Rabs_le_inv in H. nra.
  - rewrite (Rabs_left b) in H by trivial. apply Rabs_le_inv in H. nra.
Qed.

(* The theorem. Cases: p - q is finite and p, q have the same sign (SAME: the error is below the left side); p - q is
   finite and they have opposite signs (OPP); p - q overflows, which happens for opposite signs only. *)
Theorem products_sound P Q cc G :
  products_check P Q cc G = true ->
  flt (fadd (fmul cc (fabs (fadd (computed P) (computed Q)))) G) (fabs (fsub (computed P) (computed Q))) = true ->
  is_finite (computed (Add P Q)) = true /\
    sign_of_nonzero (fsub (computed P) (computed Q)) = sign_of (exact P - exact Q).
Proof.
  unfold products_check. intros H T. apply andb_true_iff in H. destruct H as [H Hc]. apply andb_true_iff in H.
  destruct H as [HP HQ].
  set (n := Nat.max (roundings leaves P) (roundings leaves Q)) in *. apply products_constant_suffices_holds in
    Hc. destruct Hc as [Fc [FG [Hcc [HG [Hn Hc]]]]].
  assert (G0 : 0 < least_guard) by apply bpow_gt_0.
  set (p := computed P) in *. set (q := computed Q) in *. set (s := fadd p q) in *.
  set (t2 := fadd (fmul cc (fabs s)) G) in *.
  assert (FT : is_finite t2 = true).
  { destruct (less_left _ _ T) as [F|F]; trivial. exfalso. apply sum_not_minus_infinity in F.
    - destruct F as [F|F]; [|unfold minus_infinity in F; rewrite F in FG; discriminate].
      apply product_not_minus_infinity in F.
      + destruct F as [F|F]; [rewrite F in Fc; discriminate|]. unfold minus_infinity, fabs in F. destruct s;
        discriminate.
      + intros _; lra.
      + intros F'. rewrite (proj2 (finite_absolute _ F')). apply Rabs_pos.
    - intros F'. destruct (finite_product _ _ F') as [_ [F2 ->]]. apply nearest_nonnegative. apply Rmult_le_pos;
      [lra|]. rewrite (proj2 (finite_absolute _ F2)). apply Rabs_pos.
    - intros _; lra. }
  destruct (finite_sum _ _ FT) as [Ft1 [_ Et2]]. destruct (finite_product _ _ Ft1) as [_ [Fs Et1]].
  destruct (finite_absolute _ Fs) as [Fs' Es].
  split; [exact Fs'|]. destruct (finite_sum _ _ Fs') as [Fp [Fq Er]].
  pose proof (plain_product_error P n HP (Nat.le_max_l _ _) Fp) as EP.
  pose proof (plain_product_error Q n HQ (Nat.le_max_r _ _) Fq) as EQ. fold p in EP. fold q in EQ.
  assert (g0 : 0 <= growth n <= /4). { split; [apply growth_nonnegative|].
  apply Rle_trans with (2 := growth_four_small). apply growth_monotone. lia. }
  assert (g1 : 0 <= growth (S n) <= /4). { split; [apply growth_nonnegative|].
  apply Rle_trans with (2 := growth_four_small). apply growth_monotone. lia. }
  pose proof u_pos as Hu0. pose proof u_small as Hu1. pose proof tiny_positive as HD. pose proof eta_below_tiny.
  pose proof eta_pos as Heta.
  assert (GD : 1024 * tiny <= least_guard).
  { unfold tiny, least_guard. change 1024 with (bpow radix2 10). rewrite <- bpow_plus. apply bpow_le. lia. }
  rewrite Es in Et1. set (S0 := Rabs (B2R s)) in *. assert (HS0 : 0 <= S0) by apply Rabs_pos.
  assert (T1p : 0 <= B2R (fmul cc (fabs s))) by (rewrite Et1; apply nearest_nonnegative; apply Rmult_le_pos; lra).
  assert (T2 : (1 - u) * ((1 - u) * (B2R cc * S0) - eta + B2R G) <= B2R t2 /\ (1 - u) * B2R G <= B2R t2).
  { unfold t2. rewrite Et2. destruct (nearest_sum (B2R (fmul cc (fabs s))) (B2R G)) as [d [Hd Hr]];
    try apply representable_double. rewrite Hr. apply factor_at_least in Hd.
    assert (K : (1 - u) * (B2R (fmul cc (fabs s)) + B2R G) <=
      (B2R (fmul cc (fabs s)) + B2R G) * (1 + d)) by (rewrite Rmult_comm; apply Rmult_le_compat_l; lra).
    destruct (nearest_product (B2R cc * S0)) as [d' [t [Hd' [Ht Hr']]]]. rewrite Hr' in Et1.
    apply factor_at_least in Hd'. apply Rabs_le_inv in Ht.
    assert (K2 : (1 - u) * (B2R cc * S0) <= B2R cc * S0 * (1 + d')) by (rewrite Rmult_comm;
      apply Rmult_le_compat_l; [apply Rmult_le_pos; lra|lra]).
    split; apply Rle_trans with (2 := K); apply Rmult_le_compat_l; lra. }
  destruct T2 as [T2 T2'].
  assert (OPP : forall a b A B, 0 <= a -> b <= 0 -> Rabs (a - A) <= growth n * (Rabs A + tiny) -> Rabs (b - B) <=
    growth n * (Rabs B + tiny) -> least_guard / 4 <= a - b -> 0 < A - B).
  { intros a b A B Ha Hb HA HB Hab. pose proof (at_least_half a A _ g0 HA Ha).
    assert (- b / 2 - tiny <= - B). { apply at_least_half with (growth n); trivial; try lra. rewrite Rabs_Ropp.
    replace (- b - - B) with (- (b - B)) by ring. now rewrite Rabs_Ropp. }
    lra. }
  destruct (is_finite (fsub p q)) eqn:FV.
  - destruct (finite_difference _ _ FV) as [_ [_ EV]].
    assert (FA : is_finite (fabs (fsub p q)) = true) by (unfold fabs; now rewrite is_finite_Babs).
    pose proof (less_of_finite _ _ T FT FA) as L. rewrite (proj2 (finite_absolute _ FA)) in L.
    apply sign_of_nonzero_right; trivial.
    destruct (nearest_difference (B2R p) (B2R q)) as [d [Hd Hr]]; try apply representable_double.
    destruct (nearest_sum (B2R p) (B2R q)) as [d2 [Hd2 Hr2]]; try apply representable_double.
    pose proof (factor_at_least _ Hd) as Hd'. pose proof (factor_at_least _ Hd2) as Hd2'.
    pose proof (factor_at_most _ Hd) as Hd''.
    assert (SAME : Rabs (B2R p + B2R q) = Rabs (B2R p) + Rabs (B2R q) ->
      Rabs (B2R (fsub p q) - (exact P - exact Q)) < Rabs (B2R (fsub p q))).
    { intros HS. apply Rle_lt_trans with (2 := L). apply Rle_trans with (2 := T2).
      rewrite EV, Hr. apply Rle_trans with (growth (S n) * ((Rabs (exact P) + tiny) + (Rabs (exact Q) + tiny))).
      { rewrite growth_next. apply error_of_difference; trivial; lra. }
      assert (HS1 : (1 - u) * (Rabs (B2R p) + Rabs (B2R q)) <= S0).
      { unfold S0. fold s in Er. rewrite Er, Hr2, Rabs_mult, HS, Rmult_comm. apply Rmult_le_compat_l;
        [pose proof (Rabs_pos (B2R p)); pose proof (Rabs_pos (B2R q)); lra|].
        rewrite Rabs_pos_eq; lra. }
      assert (HP1 : (1 - growth n) * Rabs (exact P) - growth n * tiny <= Rabs (B2R p)).
      { pose proof (Rabs_triang_inv (exact P) (exact P - B2R p)) as Z.
        replace (exact P - (exact P - B2R p)) with (B2R p) in Z by ring. rewrite Rabs_minus_sym in EP. lra. }
      assert (HQ1 : (1 - growth n) * Rabs (exact Q) - growth n * tiny <= Rabs (B2R q)).
      { pose proof (Rabs_triang_inv (exact Q) (exact Q - B2R q)) as Z.
        replace (exact Q - (exact Q - B2R q)) with (B2R q) in Z by ring. rewrite Rabs_minus_sym in EQ. lra. }
      set (W := Rabs (exact P) + Rabs (exact Q)) in *. assert (HW : 0 <= W) by (unfold W;
        pose proof (Rabs_pos (exact P)); pose proof (Rabs_pos (exact Q)); lra).
      assert (HS2 : (1 - u) * ((1 - growth n) * W - 2 * (growth n * tiny)) <= S0).
      { apply Rle_trans with (2 := HS1). apply Rmult_le_compat_l; [lra|]. unfold W. lra. }
      assert (HS3 : B2R cc * ((1 - u) * ((1 - growth n) * W - 2 * (growth n * tiny))) <=
        B2R cc * S0) by (apply Rmult_le_compat_l; lra).
      assert (HS4 : (1 - u) * (B2R cc * ((1 - u) * ((1 - growth n) * W - 2 * (growth n * tiny)))) <=
        (1 - u) * (B2R cc * S0)) by (apply Rmult_le_compat_l; lra).
      assert (HS5 : (1 - u) * ((1 - u) * (B2R cc * ((1 - u) * ((1 - growth n) * W - 2 * (growth n * tiny)))) -
        eta + B2R G) <= (1 - u) * ((1 - u) * (B2R cc * S0) - eta + B2R G)) by (apply Rmult_le_compat_l; lra).
      apply Rle_trans with (2 := HS5).
      assert (HK : growth (S n) * W <= B2R cc * (1 - u) * (1 - u) * (1 - u) * (1 - growth n) * W) by now apply
        Rmult_le_compat_r.
      assert (gD : growth n * tiny <= 1 * tiny) by (apply Rmult_le_compat_r; lra). assert (gD' : 0 <=
        growth n * tiny) by (apply Rmult_le_pos; lra). assert (gD2 : growth (S n) * tiny <=
          1 * tiny) by (apply Rmult_le_compat_r; lra).
      assert (cu : 0 <= B2R cc * (1 - u) * (1 - u) * (1 - u) <= 1).
      { split; [repeat apply Rmult_le_pos; lra|]. clear - Hcc Hu0 Hu1.
        assert (A1 : B2R cc * (1 - u) <= 1 * 1) by (apply Rmult_le_compat; lra). assert (A1' : 0 <=
          B2R cc * (1 - u)) by (apply Rmult_le_pos; lra).
        assert (A2 : B2R cc * (1 - u) * (1 - u) <= 1 * 1) by (apply Rmult_le_compat; lra). assert (A2' : 0 <=
          B2R cc * (1 - u) * (1 - u)) by (apply Rmult_le_pos; lra).
        apply Rle_trans with (1 * 1); [apply Rmult_le_compat; lra|lra]. }
      assert (B2R cc * (1 - u) * (1 - u) * (1 - u) * (growth n * tiny) <= 1 * tiny) by (apply Rmult_le_compat; lra).
      assert (HG2 : least_guard / 2 <= (1 - u) * B2R G) by (apply Rle_trans with (/ 2 * least_guard); [lra|];
        apply Rmult_le_compat; lra).
      assert (HE2 : (1 - u) * eta <= 1 * tiny) by (apply Rmult_le_compat; lra).
      set (k := B2R cc * (1 - u) * (1 - u) * (1 - u)) in *.
      replace ((1 - u) * ((1 - u) * (B2R cc * ((1 - u) * ((1 - growth n) * W - 2 * (growth n * tiny)))) - eta +
        B2R G))
        with (k * (1 - growth n) * W - 2 * (k * (growth n * tiny)) - (1 - u) * eta + (1 - u) * B2R G) by (unfold
          k; ring).
      replace (growth (S n) * (Rabs (exact P) + tiny + (Rabs (exact Q) + tiny))) with (growth (S n) * W + 2 *
        (growth (S n) * tiny)) by (unfold W; ring).
      lra. }
    assert (DONE : Rabs (B2R (fsub p q) - (exact P - exact Q)) < Rabs (B2R (fsub p q)) ->
       0 < B2R (fsub p q) /\ 0 < exact P - exact Q \/ B2R (fsub p q) < 0 /\ exact P - exact Q < 0).
    { clear. intros Z. destruct (Rtotal_order (B2R (fsub p q)) 0) as [T|[T|T]].
      - right. split; trivial. rewrite (Rabs_left (B2R (fsub p q))) in Z by trivial. apply Rabs_lt_inv in Z. lra.
      - exfalso. rewrite T, Rabs_R0 in Z. pose proof (Rabs_pos (0 - (exact P - exact Q))). lra.
      - left. split; trivial. rewrite (Rabs_pos_eq (B2R (fsub p q))) in Z by lra. apply Rabs_lt_inv in Z. lra. }
    assert (LV : least_guard / 2 < Rabs (B2R (fsub p q))) by (pose proof (half_of_guard _ _ _ G0 HG T2'); lra).
    rewrite EV, Hr, Rabs_mult in LV.
    assert (LV2 : least_guard / 4 <= Rabs (B2R p - B2R q)).
    { apply (quarter_of_guard _ _ _ G0 (Rabs_pos _) Hd'' LV). }
    destruct (Rle_or_lt 0 (B2R p)) as [Sp|Sp]; destruct (Rle_or_lt 0 (B2R q)) as [Sq|Sq].
    + apply DONE, SAME. rewrite !Rabs_pos_eq; lra.
    + left. rewrite Rabs_pos_eq in LV2 by lra. rewrite EV, Hr. split; [apply Rmult_lt_0_compat; lra|].
      apply (OPP (B2R p) (B2R q)); trivial; lra.
    + right. rewrite Rabs_left in LV2 by lra. rewrite EV, Hr. split; [apply negative_product; lra|].
      assert (0 < exact Q - exact P); [|lra]. apply (OPP (B2R q) (B2R p)); trivial; lra.
    + apply DONE, SAME. rewrite !Rabs_left; lra.
  -
    generalize (Bminus_correct 53 1024 precision_positive precision_below_emax mode_NE p q Fp Fq).
    destruct (Rlt_bool_spec (Rabs (round radix2 (SpecFloat.fexp 53 1024) (round_mode mode_NE) (B2R p - B2R q)))
      (bpow radix2 1024)) as [_|Big].
    { intros [_ [F _]]. unfold fsub in FV. rewrite F in FV. discriminate. }
    intros [E ES]. apply overflow_is_infinity in E. fold (fsub p q) in E.
    change (bpow radix2 1024 <= Rabs (nearest (B2R p - B2R q))) in Big.
    assert (BIG : least_guard / 4 <= Rabs (B2R p - B2R q)).
    { destruct (nearest_difference (B2R p) (B2R q)) as [d [Hd Hr]]; try apply representable_double. rewrite Hr,
      Rabs_mult in Big. apply factor_at_most in Hd.
      assert (1 <= bpow radix2 1024) by (change 1 with (bpow radix2 0); apply bpow_le; lia).
      assert (least_guard <= 1) by (change 1 with (bpow radix2 0); apply bpow_le; lia).
      apply (quarter_of_guard _ _ _ G0 (Rabs_pos _) Hd). lra. }
    assert (SIGN : forall x : float, is_finite x = true -> (Bsign x = true -> B2R x <= 0) /\ (Bsign x = false ->
      0 <= B2R x)).
    { clear. intros [s|s| |s m e He]; simpl; try discriminate; intros _; split; intros ->; try lra.
      - apply F2R_le_0; simpl; lia. - apply F2R_ge_0; simpl; lia. }
    destruct (SIGN p Fp) as [Sp1 Sp2]. destruct (SIGN q Fq) as [Sq1 Sq2].
    rewrite E. destruct (Bsign p) eqn:SP; symmetry in ES; [apply negb_true_iff in ES|apply negb_false_iff in ES].
    + specialize (Sp1 eq_refl). specialize (Sq2 ES). assert (0 < exact Q - exact P).
      { apply (OPP (B2R q) (B2R p)); trivial. rewrite Rabs_left1 in BIG by lra. lra. }
      unfold sign_of. rewrite Rcompare_Lt by lra. reflexivity.
    + specialize (Sp2 eq_refl). specialize (Sq1 ES). assert (0 < exact P - exact Q).
      { apply (OPP (B2R p) (B2R q)); trivial. rewrite Rabs_pos_eq in BIG by lra. lra. }
      unfold sign_of. rewrite Rcompare_Gt by lra. reflexivity.
Qed.

Theorem products_filter P Q cc G :
  products_check P Q cc G && uses_all l leaves (Add P Q) = true ->
  flt (fadd (fmul cc (fabs (fadd (computed P) (computed Q)))) G) (fabs (fsub (computed P) (computed Q))) = true ->
  all_finite l /\
    sign_of_nonzero (fsub (computed P) (computed Q)) = sign_of (exact (Sub P Q)).
Proof.
  intros H T. apply andb_true_iff in H. destruct H as [H U]. destruct (products_sound P Q cc G H T) as [F S].
  split; [now apply (all_are_finite l leaves (Add P Q))|exact S].
Qed.
End Filter.
