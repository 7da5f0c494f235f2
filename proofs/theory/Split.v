(* The step in which limbs are cut: x + K - K with K = 1.5 * 2^m is x rounded to a multiple of 2^(m - 52), and what is
   left of x is a double: no bit is lost. *)
From Coq Require Import ZArith Reals List Bool Lia Lra Psatz Arith.
From Flocq Require Import Core BinarySingleNaN.
From Unerring Require Import Doubles FiniteResults PowerOfTwo Grid.
Open Scope R_scope.

Lemma whole_below_half k z : Rabs (IZR z * bpow radix2 k) <= bpow radix2 (k - 1) -> z = 0%Z.
Proof.
  intros H. rewrite Rabs_mult, (Rabs_pos_eq (bpow radix2 k)) in H by apply bpow_ge_0.
  unfold Z.sub in H. rewrite bpow_plus in H.
  rewrite (Rmult_comm (Rabs (IZR z))) in H. apply Rmult_le_reg_l in H; [|apply bpow_gt_0]. rewrite <- abs_IZR in H.
  assert (L : IZR (Z.abs z) < IZR 1).
  { apply Rle_lt_trans with (1 := H). change (IZR 1) with (bpow radix2 0). apply bpow_lt. lia. }
  apply lt_IZR in L. lia.
Qed.

Theorem split m x : (-900 <= m <= 900)%Z -> representable x -> Rabs x <= bpow radix2 (m - 1) ->
  let y := nearest (nearest (x + 3 * bpow radix2 (m - 1)) - 3 * bpow radix2 (m - 1)) in
  multiple (m - 52) y /\ Rabs (x - y) <= bpow radix2 (m - 53) /\ nearest (x - y) = x - y.
Proof.
  intros Hm Fx Hx y. set (h := bpow radix2 (m - 1)) in *. assert (h0 : 0 < h) by apply bpow_gt_0.
  assert (E1 : bpow radix2 m = 2 * h) by (unfold h; change 2 with (bpow radix2 1); rewrite <- bpow_plus; f_equal; lia).
  assert (E2 : bpow radix2 (m + 1) = 4 * h).
  { unfold h. change 4 with (bpow radix2 2). rewrite <- bpow_plus. f_equal. lia. }
  assert (R1 : representable (2 * h)) by (rewrite <- E1; apply generic_format_FLT_bpow; [reflexivity|lia]).
  assert (R2 : representable (4 * h)) by (rewrite <- E2; apply generic_format_FLT_bpow; [reflexivity|lia]).
  apply Rabs_le_inv in Hx. set (S := nearest (x + 3 * h)) in *.
  assert (HS : 2 * h <= S <= 4 * h).
  { unfold S. rewrite <- (nearest_representable _ R1), <- (nearest_representable _ R2).
    split; apply nearest_monotone; lra. }
  assert (MS : multiple (m - 52) S).
  { apply double_multiple; [lia|apply generic_format_round; apply _|]. rewrite Rabs_pos_eq; lra. }
  assert (MK : multiple (m - 52) (3 * h)).
  { apply multiple_lower with (m - 1)%Z; [lia|]. now exists 3%Z. }
  assert (M := multiple_difference _ _ _ MS MK).
  assert (Y : y = S - 3 * h).
  { apply nearest_representable, multiple_representable with (m - 52)%Z; trivial; [lia|].
    replace (53 + (m - 52))%Z with (m + 1)%Z by lia. rewrite E2. apply Rabs_le. lra. }
  rewrite Y. split; [exact M|].
  assert (B : Rabs (x - (S - 3 * h)) <= bpow radix2 (m - 53)).
  { replace (x - (S - 3 * h)) with (- (S - (x + 3 * h))) by ring. rewrite Rabs_Ropp.
    destruct (Rle_lt_or_eq_dec (x + 3 * h) (4 * h) ltac:(lra)) as [L|L].
    - assert (U : ulp radix2 (FLT_exp (-1074) 53) (x + 3 * h) = bpow radix2 (m - 52)).
      { rewrite ulp_neq_0 by lra. f_equal. unfold cexp, FLT_exp. rewrite (mag_unique_pos radix2 _ (m + 1)).
        - lia.
        - replace (m + 1 - 1)%Z with m by lia. rewrite E1, E2. lra. }
      pose proof (error_le_half_ulp radix2 (FLT_exp (-1074) 53) (fun x => negb (Z.even x)) (x + 3 * h)) as A.
      rewrite U in A. apply Rle_trans with (1 := A). change (/ 2) with (bpow radix2 (-1)).
      rewrite <- bpow_plus. apply bpow_le. lia.
    - unfold S. rewrite L, nearest_representable by trivial. rewrite Rminus_eq_0, Rabs_R0. apply bpow_ge_0. }
  split; [exact B|]. apply nearest_representable.
  set (e := cexp radix2 (FLT_exp (-1074) 53) x).
  assert (Mx : multiple e x) by (exists (Ztrunc (scaled_mantissa radix2 (FLT_exp (-1074) 53) x)); exact Fx).
  assert (He : (-1074 <= e)%Z) by (unfold e, cexp, FLT_exp; lia).
  destruct (Z_le_gt_dec (m - 52) e) as [C|C].
  - destruct (multiple_difference _ _ _ (multiple_lower _ _ _ C Mx) M) as [z Ez]. rewrite Ez in B |- *.
    replace (m - 53)%Z with (m - 52 - 1)%Z in B by lia. rewrite (whole_below_half _ _ B), Rmult_0_l.
    apply generic_format_0.
  - apply multiple_representable with e; trivial.
    + apply multiple_difference; trivial. apply multiple_lower with (m - 52)%Z; trivial. lia.
    + apply Rle_trans with (Rabs x).
      * destruct M as [z Ez]. rewrite Ez in B |- *. destruct (Z.eq_dec z 0) as [->|N].
        { rewrite Rmult_0_l, Rminus_0_r. apply Rle_refl. }
        apply Rle_trans with (1 := B). apply Rle_trans with (bpow radix2 (m - 52) - bpow radix2 (m - 53)).
        { replace (m - 52)%Z with (m - 53 + 1)%Z by lia. rewrite bpow_plus. change (bpow radix2 1) with 2. lra. }
        assert (Z1 : bpow radix2 (m - 52) <= Rabs (IZR z * bpow radix2 (m - 52))).
        { rewrite Rabs_mult, (Rabs_pos_eq (bpow radix2 _)), <- abs_IZR by apply bpow_ge_0.
          rewrite <- (Rmult_1_l (bpow radix2 (m - 52))) at 1. apply Rmult_le_compat_r; [apply bpow_ge_0|].
          apply (IZR_le 1). lia. }
        pose proof (Rabs_triang_inv (IZR z * bpow radix2 (m - 52)) x) as T. rewrite Rabs_minus_sym in T. lra.
      * apply Rle_trans with (bpow radix2 (mag radix2 x)).
        { apply Rlt_le, bpow_mag_gt. }
        apply bpow_le. unfold e, cexp, FLT_exp. lia.
Qed.
