(* Dyadic numbers m * 2^e with integers m and e, for bounds that are computed inside Coq. *)
From Coq Require Import ZArith Reals List Bool Lia Lra Psatz Arith.
From Flocq Require Import Core BinarySingleNaN.
From Unerring Require Import Doubles Bounds Expressions LowerBounds ProductsConstant Scale.
Import ListNotations.
Open Scope R_scope.

Definition dyadic := (Z * Z)%type.
Definition dyadic_value (d : dyadic) : R := IZR (fst d) * bpow radix2 (snd d).
Definition dyadic_product (a b : dyadic) : dyadic := (fst a * fst b, snd a + snd b)%Z.
Definition dyadic_sum (a b : dyadic) : dyadic :=
  let e := Z.min (snd a) (snd b) in (fst a * 2 ^ (snd a - e) + fst b * 2 ^ (snd b - e), e)%Z.
Definition dyadic_le (a b : dyadic) : bool :=
  let e := Z.min (snd a) (snd b) in (fst a * 2 ^ (snd a - e) <=? fst b * 2 ^ (snd b - e))%Z.
Fixpoint dyadic_power (a : dyadic) (n : nat) : dyadic :=
  match n with O => (1, 0)%Z | S n' => dyadic_product a (dyadic_power a n') end.

Lemma dyadic_product_value a b : dyadic_value (dyadic_product a b) = dyadic_value a * dyadic_value b.
Proof. unfold dyadic_value, dyadic_product; simpl. rewrite mult_IZR, bpow_plus. ring. Qed.
Lemma dyadic_aligned m e e' : (e' <= e)%Z -> IZR (m * 2 ^ (e - e')) * bpow radix2 e' = IZR m * bpow radix2 e.
Proof.
  intros. rewrite mult_IZR. change 2%Z with (radix_val radix2). rewrite IZR_Zpower by lia. rewrite Rmult_assoc,
    <- bpow_plus.
  do 2 f_equal. lia.
Qed.
Lemma dyadic_sum_value a b : dyadic_value (dyadic_sum a b) = dyadic_value a + dyadic_value b.
Proof. unfold dyadic_value, dyadic_sum. cbv zeta. cbn [fst snd]. rewrite plus_IZR, Rmult_plus_distr_r,
  !dyadic_aligned by lia. reflexivity. Qed.
Lemma dyadic_le_value a b : dyadic_le a b = true -> dyadic_value a <= dyadic_value b.
Proof.
  unfold dyadic_le, dyadic_value. intros H. apply Z.leb_le, IZR_le in H. set (e := Z.min (snd a) (snd b)) in *.
  rewrite <- (dyadic_aligned (fst a) (snd a) e), <- (dyadic_aligned (fst b) (snd b) e) by lia.
  apply Rmult_le_compat_r; trivial. apply bpow_ge_0.
Qed.
Lemma dyadic_power_value a n : dyadic_value (dyadic_power a n) = dyadic_value a ^ n.
Proof. induction n; simpl; [unfold dyadic_value; simpl; ring|]. now rewrite dyadic_product_value, IHn. Qed.

Definition dyadic_eta : dyadic := (1, -1075)%Z.
Definition dyadic_tiny : dyadic := (1, -1022)%Z.
Definition dyadic_down : dyadic := (9007199254740991, -53)%Z.
Definition dyadic_up : dyadic := (9007199254740993, -53)%Z.
Lemma dyadic_eta_value : dyadic_value dyadic_eta = eta. Proof. unfold dyadic_value, eta; simpl fst; simpl snd.
ring. Qed.
Lemma dyadic_tiny_value : dyadic_value dyadic_tiny = tiny. Proof. unfold dyadic_value, tiny; simpl fst;
  simpl snd. ring. Qed.
Lemma dyadic_down_value : dyadic_value dyadic_down = 1 - u. Proof. unfold dyadic_value, u; simpl fst; simpl snd.
rewrite <- two53_u. unfold two53, u. ring. Qed.
Lemma dyadic_up_value : dyadic_value dyadic_up = 1 + u. Proof. unfold dyadic_value, u; simpl fst; simpl snd.
rewrite <- two53_u. unfold two53, u. ring. Qed.
Definition dyadic_growth n := dyadic_sum (dyadic_power dyadic_up n) (-1, 0)%Z.
Lemma dyadic_growth_value n : dyadic_value (dyadic_growth n) = growth n.
Proof. unfold dyadic_growth, growth. rewrite dyadic_sum_value, dyadic_power_value, dyadic_up_value.
unfold dyadic_value; simpl. ring. Qed.

Definition dyadic_of (x : float) : option dyadic :=
  match x with B754_finite false m e _ => Some (Zpos m, e) | _ => None end.
Lemma dyadic_of_value x d : dyadic_of x = Some d -> B2R x = dyadic_value d /\ 0 <= B2R x.
Proof.
  destruct x as [s|s| |s m e H]; simpl; try discriminate. destruct s; try discriminate. intros E; injection E;
    intros <-.
  split; [reflexivity|]. apply F2R_ge_0; simpl; lia.
Qed.

(* A power of two that a positive constant does not exceed, at least 2^-1000. *)
Definition exponent_of_constant (c : float) : option Z :=
  match c with
  | B754_finite false m e _ => Some (Z.max (-1000) (Z.log2 (Zpos m) + 1 + e))%Z
  | _ => None
  end.
Lemma exponent_of_constant_holds c k : exponent_of_constant c = Some k -> is_finite c = true /\ Rabs (B2R c) <=
  bpow radix2 k.
Proof.
  destruct c as [s|s| |s m e He]; unfold exponent_of_constant; try discriminate. destruct s; try discriminate.
  intros E. apply some_injective in E. subst k.
  split; [reflexivity|]. change (B2R (B754_finite false m e He)) with (IZR (Zpos m) * bpow radix2 e).
  rewrite Rabs_pos_eq by (apply Rmult_le_pos; [now apply (IZR_le 0)|apply bpow_ge_0]).
  pose proof (Z.log2_nonneg (Z.pos m)) as Z0.
  apply Rle_trans with (bpow radix2 (Z.log2 (Z.pos m) + 1) * bpow radix2 e).
  - apply Rmult_le_compat_r; [apply bpow_ge_0|]. rewrite <- IZR_Zpower by lia. apply IZR_le.
    pose proof (Z.log2_spec (Z.pos m) eq_refl) as Z2. change (radix_val radix2) with 2%Z. unfold Z.succ in Z2. lia.
  - rewrite <- bpow_plus. apply bpow_le. lia.
Qed.
