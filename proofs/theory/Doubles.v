(* Doubles of ECMAScript in Flocq: binary64, rounding to nearest with ties to even, gradual underflow, infinities and
   one NaN. This file says what is assumed of the processor: that +, -, * of two doubles are fadd, fsub, fmul below,
   that Math.abs is fabs, unary minus is fneg, and that x < y is flt. Nothing else is assumed anywhere. *)
From Coq Require Import ZArith Reals List Bool Lia Lra Psatz Arith.
From Flocq Require Import Relative Plus_error Core BinarySingleNaN.
Import ListNotations.
Open Scope R_scope.

Notation float := (binary_float 53 1024).
Notation double m e := (@B754_finite 53 1024 false m e eq_refl) (only parsing).
#[global] Instance precision_positive : Prec_gt_0 53 := eq_refl.
#[global] Instance precision_below_emax : Prec_lt_emax 53 1024 := eq_refl.

Definition fadd (x y : float) : float := Bplus mode_NE x y.
Definition fsub (x y : float) : float := Bminus mode_NE x y.
Definition fmul (x y : float) : float := Bmult mode_NE x y.
Definition fabs (x : float) : float := Babs x.
Definition fneg (x : float) : float := Bopp x.
Definition flt (x y : float) : bool := Bltb x y.

(* nearest x is the double nearest to a real number if no exponent were too large; representable x says that x is one
   of these. u is half a unit in the last place of 1; eta is half of the least subnormal number: the most by which
   underflow moves a product. *)
Definition nearest x := round radix2 (FLT_exp (-1074) 53) ZnearestE x.
Definition representable x := generic_format radix2 (FLT_exp (-1074) 53) x.
Definition u := bpow radix2 (-53).
Definition eta := bpow radix2 (-1075).

Lemma u_pos : 0 < u. Proof. apply bpow_gt_0. Qed.
Lemma u_value : u = / IZR 9007199254740992.
Proof. reflexivity. Qed.
Lemma u_small : u <= / 1024.
Proof. unfold u. change (/1024) with (bpow radix2 (-10)). apply bpow_le. lia. Qed.
Lemma eta_pos : 0 < eta. Proof. apply bpow_gt_0. Qed.

Lemma unit_of_flocq : u_ro radix2 53 = u.
Proof. unfold u_ro, u. change (/2) with (bpow radix2 (-1)). rewrite <- bpow_plus. reflexivity. Qed.
Lemma unit_of_flocq_le e : Rabs e <= u_ro radix2 53 / (1 + u_ro radix2 53) -> Rabs e <= u.
Proof.
  rewrite unit_of_flocq. intros H. apply Rle_trans with (1:=H).
  pose proof u_pos. apply Rmult_le_reg_r with (1+u); [lra|].
  unfold Rdiv. rewrite Rmult_assoc, Rinv_l by lra. nra.
Qed.

(* Roundings. A sum or a difference of two doubles has a relative error only: it cannot underflow inexactly. A product
   has an absolute one of at most eta in addition. The exponent is not bounded above here; what overflows is excluded
   later. *)
Lemma representable_opposite x : representable x -> representable (- x).
Proof. apply generic_format_opp. Qed.
Lemma nearest_sum x y : representable x -> representable y -> exists d, Rabs d <= u /\
  nearest (x + y) = (x + y) * (1 + d).
Proof.
  intros Hx Hy.
  destruct (FLT_plus_error_N_ex radix2 (-1074) 53 (fun x => negb (Z.even x)) x y Hx Hy) as [d [H1 H2]].
  exists d. split; [now apply unit_of_flocq_le | exact H2].
Qed.
Lemma nearest_difference x y : representable x -> representable y -> exists d, Rabs d <= u /\
  nearest (x - y) = (x - y) * (1 + d).
Proof. intros. apply (nearest_sum x (-y)); trivial. now apply representable_opposite. Qed.
Lemma nearest_product x : exists d e, Rabs d <= u /\ Rabs e <= eta /\ nearest x = x * (1 + d) + e.
Proof.
  destruct (relative_error_N_FLT'_ex radix2 (-1074) 53 eq_refl (fun x => negb (Z.even x)) x)
    as [d [e [H1 [H2 [_ H3]]]]].
  exists d, e. repeat split; [now apply unit_of_flocq_le | | exact H3].
  apply Rle_trans with (1:=H2). unfold eta.
  change (/2) with (bpow radix2 (-1)). rewrite <- bpow_plus. apply Rle_refl.
Qed.

(* A number that is not subnormal has a relative error only. *)
Lemma nearest_normal x : bpow radix2 (-1022) <= Rabs x -> exists d, Rabs d <= u /\ nearest x = x * (1 + d).
Proof.
  intros H.
  destruct (relative_error_N_FLT_ex radix2 (-1074) 53 eq_refl (fun x => negb (Z.even x)) x H) as [d [H1 H2]].
  exists d. split; [|exact H2]. apply Rle_trans with (1:=H1). unfold u.
  change (/2) with (bpow radix2 (-1)). rewrite <- bpow_plus. apply Rle_refl.
Qed.

(* Rounding is monotone, leaves doubles alone, and keeps signs. *)
Lemma nearest_monotone x y : x <= y -> nearest x <= nearest y.
Proof. apply round_le; apply _. Qed.
Lemma nearest_representable x : representable x -> nearest x = x.
Proof. apply round_generic; apply _. Qed.
Lemma nearest_zero : nearest 0 = 0.
Proof. apply round_0; apply _. Qed.
Lemma nearest_nonnegative x : 0 <= x -> 0 <= nearest x.
Proof. intros. rewrite <- nearest_zero. now apply nearest_monotone. Qed.
Lemma representable_double (x : float) : representable (B2R x).
Proof. exact (generic_format_B2R 53 1024 x). Qed.
Lemma below_overflow (x : float) : Rabs (B2R x) < bpow radix2 1024.
Proof. exact (abs_B2R_lt_emax 53 1024 x). Qed.
