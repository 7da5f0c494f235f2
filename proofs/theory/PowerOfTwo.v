(* powerOfTwoAbove of src/arithmetic: four operations that give a power of two above a number (Rump, Ogita, Oishi 2008,
   algorithm 3.5). The grid tier needs less: what they give is at least about the number itself, if it is not tiny. *)
From Coq Require Import ZArith Reals List Bool Lia Lra Psatz Arith.
From Flocq Require Import Core BinarySingleNaN.
From Unerring Require Import Doubles FiniteResults.
Open Scope R_scope.

Definition feq (x y : float) : bool := Beqb x y.
Definition fle (x y : float) : bool := Bleb x y.

Definition spread : float := double 4503599627370497 0.      (* 2^52 + 1 *)
Definition below_one : float := double 9007199254740991 (-53). (* 1 - u *)
Definition two : float := double 4503599627370496 (-51).
Definition one : float := double 4503599627370496 (-52).
Definition power_of_two_above (x : float) : float :=
  let q := fmul spread x in
  if feq x (B754_zero false) then one else fmul two (fabs (fsub q (fmul below_one q))).

Lemma spread_value : B2R spread = 4503599627370497.
Proof. unfold spread. simpl. unfold F2R. simpl. lra. Qed.
Lemma below_one_value : B2R below_one = 1 - u.
Proof. unfold below_one, u. simpl. unfold F2R. simpl. lra. Qed.
Lemma two_value : B2R two = 2.
Proof. unfold two. simpl. unfold F2R. simpl. lra. Qed.
Lemma u_tiny : u <= / 1048576.
Proof. unfold u. change (/ 1048576) with (bpow radix2 (-20)). apply bpow_le. lia. Qed.

(* Two different doubles are as far apart as the smaller one has its last place: more than u/(1 + u) of the greater. *)
Lemma gap x y : representable x -> representable y -> 0 <= x < y -> u * y <= (1 + u) * (y - x).
Proof.
  intros Fx Fy [H0 H].
  assert (HP : x <= pred radix2 (FLT_exp (-1074) 53) y) by now apply pred_ge_gt; try apply _.
  assert (P0 : 0 <= pred radix2 (FLT_exp (-1074) 53) y) by (apply Rle_trans with (1 := H0); exact HP).
  pose proof (pred_plus_ulp radix2 (FLT_exp (-1074) 53) y ltac:(lra) Fy) as E.
  set (p := pred radix2 (FLT_exp (-1074) 53) y) in *. set (g := ulp radix2 (FLT_exp (-1074) 53) p) in *.
  assert (G : p * u <= g).
  { pose proof (ulp_FLT_gt radix2 (-1074) 53 p) as G. rewrite Rabs_pos_eq in G by trivial. unfold u, g.
    now apply Rlt_le. }
  pose proof u_pos. apply Rle_trans with ((1 + u) * g); [rewrite <- E; lra|]. apply Rmult_le_compat_l; lra.
Qed.

Lemma nearest_large x b : representable b -> b <= Rabs x -> 0 <= b -> b <= Rabs (nearest x).
Proof.
  intros F H B. destruct (Rle_or_lt 0 x).
  - rewrite Rabs_pos_eq in H by trivial. rewrite Rabs_pos_eq by now apply nearest_nonnegative.
    rewrite <- (nearest_representable b F). now apply nearest_monotone.
  - rewrite Rabs_left in H by trivial. assert (nearest x <= - b).
    { rewrite <- (nearest_representable (- b)) by now apply representable_opposite. apply nearest_monotone. lra. }
    rewrite Rabs_left1; lra.
Qed.

(* If the result is finite and at least 2^-152, the number is at most 1.01 times the result. *)
Theorem power_above (x : float) : is_finite x = true -> 0 <= B2R x ->
  is_finite (power_of_two_above x) = true -> bpow radix2 (-152) <= B2R (power_of_two_above x) ->
  B2R x <= 101 / 100 * B2R (power_of_two_above x).
Proof.
  intros Fx X0. unfold power_of_two_above. cbv zeta. unfold feq. rewrite Beqb_correct by trivial.
  simpl (B2R (B754_zero false)).
  assert (S0 : 0 < bpow radix2 (-152)) by apply bpow_gt_0.
  destruct (Req_bool_spec (B2R x) 0) as [E|N].
  { intros _ _. rewrite E. unfold one. simpl. unfold F2R. simpl. lra. }
  intros F L. set (s := B2R x) in *. assert (Hs : 0 < s) by lra.
  destruct (finite_product _ _ F) as [_ [F1 E1]]. destruct (finite_absolute _ F1) as [F2 E2].
  destruct (finite_difference _ _ F2) as [F3 [F4 E3]]. destruct (finite_product _ _ F4) as [_ [_ E4]].
  destruct (finite_product _ _ F3) as [_ [_ E5]]. rewrite two_value in E1. rewrite below_one_value in E4.
  rewrite spread_value in E5.
  fold s in E5.
  set (Q := B2R (fmul spread x)) in *. set (W := B2R (fmul below_one (fmul spread x))) in *.
  set (D := B2R (fsub (fmul spread x) (fmul below_one (fmul spread x)))) in *.
  rewrite E1 in *. rewrite E2 in *. pose proof u_pos as Hu. pose proof u_tiny as Hu'.
  assert (RQ : representable Q) by apply representable_double. assert (RW : representable W) by
    apply representable_double.
  assert (HQ : 0 < Q).
  { apply Rlt_le_trans with (1 := Hs). rewrite E5.
    apply Rle_trans with (nearest s); [|apply nearest_monotone; lra].
    rewrite nearest_representable by apply representable_double. apply Rle_refl. }
  assert (HW : 0 <= W) by (rewrite E4; apply nearest_nonnegative; apply Rmult_le_pos; lra).
  assert (uQ : 0 <= u * Q) by (apply Rmult_le_pos; lra).
  assert (WQ : W <= Q).
  { rewrite E4. apply Rle_trans with (nearest Q); [apply nearest_monotone; lra|].
    rewrite nearest_representable by trivial. apply Rle_refl. }
  assert (small : bpow radix2 (-1022) + bpow radix2 (-1022) < bpow radix2 (-152)).
  { apply Rle_lt_trans with (bpow radix2 (-1021)); [|apply bpow_lt; lia].
    replace (bpow radix2 (-1021)) with (2 * bpow radix2 (-1022)) by (change 2 with (bpow radix2 1);
      now rewrite <- bpow_plus). lra. }
  assert (rep : representable (bpow radix2 (-1022))) by (apply generic_format_FLT_bpow; [reflexivity|lia]).
  assert (rep' : representable (bpow radix2 (-1021))) by (apply generic_format_FLT_bpow; [reflexivity|lia]).
  assert (twice : bpow radix2 (-1021) = 2 * bpow radix2 (-1022)) by (change 2 with (bpow radix2 1);
    now rewrite <- bpow_plus).
  assert (D0 : 0 <= D) by (rewrite E3; apply nearest_nonnegative; lra).
  rewrite (Rabs_pos_eq D D0) in *.
  assert (DL : bpow radix2 (-1022) <= D).
  { destruct (Rle_or_lt (bpow radix2 (-1022)) D) as [|C]; trivial. exfalso.
    assert (nearest (2 * D) <= bpow radix2 (-1021)).
    { apply Rle_trans with (nearest (bpow radix2 (-1021))); [apply nearest_monotone; lra|].
      rewrite nearest_representable by trivial. lra. }
    lra. }
  assert (SL : bpow radix2 (-1022) <= 4503599627370497 * s).
  { destruct (Rle_or_lt (bpow radix2 (-1022)) (4503599627370497 * s)) as [|C]; trivial. exfalso.
    assert (Q <= bpow radix2 (-1022)).
    { rewrite E5. apply Rle_trans with (nearest (bpow radix2 (-1022))); [apply nearest_monotone; lra|].
      rewrite nearest_representable by trivial. lra. }
    assert (D <= bpow radix2 (-1022)).
    { rewrite E3. apply Rle_trans with (nearest (bpow radix2 (-1022))); [apply nearest_monotone; lra|].
      rewrite nearest_representable by trivial. lra. }
    assert (nearest (2 * D) <= bpow radix2 (-1021)).
    { apply Rle_trans with (nearest (bpow radix2 (-1021))); [apply nearest_monotone; lra|].
      rewrite nearest_representable by trivial. lra. }
    lra. }
  assert (NE : W < Q).
  { destruct (Rle_lt_or_eq_dec W Q WQ) as [|E]; trivial. exfalso. rewrite E3, E in DL. rewrite Rminus_eq_0,
    nearest_zero in DL.
    pose proof (bpow_gt_0 radix2 (-1022)). lra. }
  pose proof (gap W Q RW RQ (conj HW NE)) as G.
  destruct (nearest_difference Q W RQ RW) as [d [Hd ED]]. rewrite <- E3 in ED. apply Rabs_le_inv in Hd.
  destruct (nearest_normal (2 * D)) as [d2 [Hd2 E2']]. { rewrite Rabs_pos_eq; lra. } apply Rabs_le_inv in Hd2.
  destruct (nearest_normal (4503599627370497 * s)) as [d3 [Hd3 E5']]. { rewrite Rabs_pos_eq; lra.
  } apply Rabs_le_inv in Hd3.
  rewrite E2'. rewrite E5' in E5.
  assert (K1 : (1 - u) * (4503599627370496 * s) <= Q).
  { rewrite E5, Rmult_comm. apply Rmult_le_compat; lra. }
  assert (K2 : (1 - u) * (Q - W) <= D) by (rewrite ED, Rmult_comm; apply Rmult_le_compat_l; lra).
  assert (K3 : (1 - u) * (2 * D) <= 2 * D * (1 + d2)) by (rewrite Rmult_comm; apply Rmult_le_compat_l; lra).
  assert (U : u * 4503599627370496 = / 2) by (rewrite u_value; lra).
  apply Rle_trans with (101 / 100 * ((1 - u) * (2 * D))); [|apply Rmult_le_compat_l; lra].
  assert (K4 : (1 - u) * (/ 2 * s) <= (1 + u) * (Q - W)).
  { apply Rle_trans with (u * Q); [|exact G]. rewrite <- U. replace ((1 - u) * (u * 4503599627370496 * s)) with
    (u * ((1 - u) * (4503599627370496 * s))) by ring.
    apply Rmult_le_compat_l; lra. }
  assert (uu : 0 <= u * u) by (apply Rmult_le_pos; lra).
  assert (uuQ : 0 <= u * u * (Q - W)) by (apply Rmult_le_pos; lra).
  assert (K5 : (1 - 2 * u) * ((1 + u) * (Q - W)) <= (1 - u) * (Q - W)) by lra.
  assert (K6 : (1 - 2 * u) * ((1 - u) * (/ 2 * s)) <= D).
  { apply Rle_trans with ((1 - 2 * u) * ((1 + u) * (Q - W))); [apply Rmult_le_compat_l; lra|lra]. }
  assert (uus : 0 <= u * u * s) by (apply Rmult_le_pos; lra).
  assert (K7 : s * (1 - 3 * u) <= 2 * D) by lra.
  assert (K8 : (1 - u) * (s * (1 - 3 * u)) <= (1 - u) * (2 * D)) by (apply Rmult_le_compat_l; lra).
  assert (us : u * s <= / 1048576 * s) by (apply Rmult_le_compat_r; lra). lra.
Qed.
