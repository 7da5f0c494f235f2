(* The filter of one magnitude: `c * bound < |value|`, with or without `&& |value| < Infinity`. *)
From Coq Require Import ZArith Reals List Bool Lia Lra Psatz Arith.
From Flocq Require Import Core BinarySingleNaN.
From Unerring Require Import Doubles FiniteResults Errors Bounds Expressions LowerBounds MinusInfinity Overflow
  Claims Scale.
Import ListNotations.
Open Scope R_scope.

(* The constant is large enough: growth n <= c (1 - u)^k, and c >= 2^-62, so that c * margin is not subnormal. n counts
   the roundings of the value, k those of the bound and of the product with c. Integers only; nothing rounds here. *)
Definition constant_suffices (cc : float) (n k : nat) : bool :=
  match cc with
  | B754_finite false m e _ =>
      (Z.leb e (-62) && Z.leb (2 ^ (- 62 - e)) (Zpos m) &&
      Z.leb (((two53 + 1) ^ Z.of_nat n - two53 ^ Z.of_nat n) * two53 ^ Z.of_nat k * 2 ^ (- e))
        (Zpos m * (two53 - 1) ^ Z.of_nat k * two53 ^ Z.of_nat n))%Z
  | _ => false
  end.
Lemma constant_suffices_holds cc n k : constant_suffices cc n k = true ->
  growth n <= B2R cc * shrink k /\ bpow radix2 (-62) <= B2R cc /\ is_finite cc = true.
Proof.
  destruct cc as [s|s| |s m e He]; unfold constant_suffices; try discriminate. destruct s; try discriminate.
  change (B2R (B754_finite false m e He)) with (IZR (Zpos m) * bpow radix2 e).
  intros H. apply andb_true_iff in H. destruct H as [H H3]. apply andb_true_iff in H. destruct H as [H1 H2].
  apply Z.leb_le in H1, H2, H3. repeat split; trivial.
  - apply IZR_le in H3. rewrite !mult_IZR, minus_IZR, <- !pow_IZR, plus_IZR, minus_IZR in H3.
    change 2%Z with (radix_val radix2) in H3. rewrite IZR_Zpower in H3 by lia.
    set (O := IZR two53) in *. assert (HO : 0 < O) by (unfold O, two53; lra).
    assert (E1 : (O + 1) ^ n = (1 + u) ^ n * O ^ n).
    { rewrite <- Rpow_mult_distr. f_equal. pose proof two53_u. unfold O. lra. }
    assert (E2 : (O - 1) ^ k = (1 - u) ^ k * O ^ k).
    { rewrite <- Rpow_mult_distr. f_equal. pose proof two53_u. unfold O. lra. }
    rewrite E1, E2 in H3. unfold growth, shrink.
    assert (P1 : 0 < O ^ n) by now apply pow_lt. assert (P2 : 0 < O ^ k) by now apply pow_lt.
    assert (P3 : 0 < bpow radix2 (- e)) by apply bpow_gt_0.
    assert (P4 : bpow radix2 e * bpow radix2 (- e) = 1). { rewrite <- bpow_plus.
    replace (e + - e)%Z with 0%Z by lia. reflexivity. }
    apply Rmult_le_reg_r with (O ^ n * O ^ k * bpow radix2 (- e)).
    { repeat apply Rmult_lt_0_compat; trivial. }
    apply Rle_trans with (((1 + u) ^ n * O ^ n - O ^ n) * O ^ k * bpow radix2 (- e)).
    { apply Req_le. ring. }
    apply Rle_trans with (1 := H3). apply Req_le.
    replace (IZR (Z.pos m) * bpow radix2 e * (1 - u) ^ k * (O ^ n * O ^ k * bpow radix2 (- e)))
      with (IZR (Z.pos m) * (1 - u) ^ k * (O ^ n * O ^ k) * (bpow radix2 e * bpow radix2 (- e))) by ring.
    rewrite P4. ring.
  - apply IZR_le in H2. change 2%Z with (radix_val radix2) in H2. rewrite IZR_Zpower in H2 by lia.
    replace (bpow radix2 (-62)) with (bpow radix2 (-62 - e) * bpow radix2 e).
    + apply Rmult_le_compat_r; trivial. apply bpow_ge_0.
    + rewrite <- bpow_plus. f_equal. lia.
Qed.

Section Filter.
Variable inputs : nat -> float.
Variable leaves : list leaf.
Notation computed := (computed inputs leaves).
Notation exact := (exact inputs leaves).
Notation sizes := (sizes inputs leaves margin).

Definition ends_with_margin b :=
  match b with
  | Add _ b2 => match is_margin b2 with Some j => Z.leb 1 j | None => false end
  | _ => false
  end.

(* All that a filter of this kind needs, decided by computation. *)
Definition magnitude_check (V B : expression) (cc : float) : bool :=
  no_constants V && ends_with_margin B &&
  match lower_bound leaves B with
  | Some (P, k, O) => dominates P (magnitude V) && constant_suffices cc (roundings leaves V) (S k)
  | _ => false
  end.

Lemma ends_with_margin_value B p k d : ends_with_margin B = true -> lower_bound leaves B = Some (p, k, d) ->
  is_finite (computed B) = true -> margin <= B2R (computed B).
Proof.
  destruct B; simpl; try discriminate. destruct (is_margin B2) as [j|] eqn:EC; try discriminate. intros Hj.
  destruct B2; try discriminate. simpl in EC. apply margins_in_value in EC. destruct EC as [Ec [_ Fc]].
  apply Z.leb_le in Hj.
  destruct (lower_bound leaves B1) as [[[p1 k1] d1]|] eqn:E1; try discriminate. intros _ F. apply finite_sum in
    F. destruct F as [F1 [_ ->]].
  destruct (lower_bound_holds inputs leaves _ _ _ _ E1 F1) as [I1 _].
  rewrite <- (nearest_representable margin). 2:{ apply generic_format_FLT_bpow; [reflexivity|lia]. }
  apply nearest_monotone. simpl. rewrite Ec. apply IZR_le in Hj. pose proof margin_positive. nra.
Qed.

(* The theorem. In steps: the left side is finite (MinusInfinity), so the bound is; the value is finite (Overflow, or
   the second test); its error is below growth n * magnitude (value_error), that is below c * (1 - u)^(k + 1) * P
   (dominance, constant), that is below the computed left side (lower_bound_holds), that is below |value|. *)
Theorem magnitude_filter_sound V B cc :
  magnitude_check V B cc = true ->
  (covers V B = true \/ is_finite (computed V) = true) ->
  flt (fmul cc (computed B)) (fabs (computed V)) = true ->
  is_finite (computed V) = true /\ same_sign (B2R (computed V)) (exact V).
Proof.
  unfold magnitude_check. intros H Hcov Hlt. apply andb_true_iff in H. destruct H as [H H3].
  apply andb_true_iff in H. destruct H as [H1 H2].
  destruct (lower_bound leaves B) as [[[P k] d]|] eqn:EB; try discriminate. destruct d; try discriminate.
  apply andb_true_iff in H3. destruct H3 as [Hdom Hc]. apply constant_suffices_holds in Hc.
  destruct Hc as [Hc1 [Hc2 Fcc]].
  assert (Cc0 : 0 < B2R cc) by (apply Rlt_le_trans with (2 := Hc2); apply bpow_gt_0).
  assert (F : is_finite (fmul cc (computed B)) = true).
  { destruct (less_left _ _ Hlt) as [F|F]; trivial. exfalso. apply product_not_minus_infinity in F.
    - destruct F as [F|F]; [rewrite F in Fcc; discriminate|
      exact (lower_bound_not_minus_infinity inputs leaves _ _ _ _ EB F)].
    - intros _. now apply Rlt_le.
    - intros F'. exact (proj1 (lower_bound_holds inputs leaves _ _ _ _ EB F')). }
  destruct (finite_product _ _ F) as [_ [FB Er]].
  assert (FV : is_finite (computed V) = true). { destruct Hcov as [Hcov|FV]; trivial.
  exact (proj1 (covered_stays_finite inputs leaves _ _ Hcov FB)). }
  split; trivial.
  assert (FA : is_finite (fabs (computed V)) = true) by (unfold fabs; now rewrite is_finite_Babs).
  pose proof (less_of_finite _ _ Hlt F FA) as L. rewrite (proj2 (finite_absolute _ FA)), Er in L.
  destruct (lower_bound_holds inputs leaves _ _ _ _ EB FB) as [B0 [P0 BP]]. simpl INR in BP.
  rewrite Rmult_0_l, Rplus_0_r in BP.
  pose proof (ends_with_margin_value _ _ _ _ H2 EB FB) as BC.
  destruct (nearest_normal (B2R cc * B2R (computed B))) as [dd [Hd Hr]].
  { rewrite Rabs_pos_eq by (apply Rmult_le_pos; lra). apply Rle_trans with (bpow radix2 (-62) * margin).
    - unfold margin. rewrite <- bpow_plus. apply bpow_le. lia.
    - apply Rmult_le_compat; trivial; apply Rlt_le; [apply bpow_gt_0|apply margin_positive]. }
  rewrite Hr in L. apply factor_at_least in Hd. pose proof u_small.
  pose proof (value_error inputs leaves margin (Rlt_le _ _ margin_positive) margin_pays V H1 FV) as VE.
  apply (dominates_le sizes) in Hdom. 2:{ apply sizes_nonnegative. apply Rlt_le, margin_positive. }
  assert (M0 : 0 <= bound_value sizes (magnitude V)).
  { apply Rle_trans with (2 := magnitude_bounds_exact inputs leaves margin (Rlt_le _ _ margin_positive) V H1).
    apply Rabs_pos. }
  assert (K : growth (roundings leaves V) * bound_value sizes (magnitude V) <=
    B2R cc * B2R (computed B) * (1 + dd)).
  { apply Rle_trans with (B2R cc * shrink (S k) * bound_value sizes P).
    - apply Rmult_le_compat; trivial. apply growth_nonnegative.
    - rewrite shrink_next. replace (B2R cc * ((1 - u) * shrink k) * bound_value sizes P) with (B2R cc * (shrink k
      * bound_value sizes P) * (1 - u)) by ring.
      apply Rmult_le_compat; try lra.
      + apply Rmult_le_pos; [lra|]. apply Rmult_le_pos; trivial. apply Rlt_le, shrink_positive.
      + apply Rmult_le_compat_l; lra. }
  assert (Z : Rabs (B2R (computed V) - exact V) < Rabs (B2R (computed V))) by lra.
  now apply close_same_sign.
Qed.
End Filter.

Section AsEmitted.
Variable l : list float.
Variable leaves : list leaf.

Theorem magnitude_filter V B cc :
  magnitude_check leaves V B cc && covers V B && uses_all l leaves V = true ->
  flt (fmul cc (computed (arguments l) leaves B)) (fabs (computed (arguments l) leaves V)) = true ->
  all_finite l /\
    sign_of_nonzero (computed (arguments l) leaves V) = sign_of (exact (arguments l) leaves V).
Proof.
  intros H T. apply andb_true_iff in H. destruct H as [H U]. apply andb_true_iff in H. destruct H as [H1 H2].
  destruct (magnitude_filter_sound (arguments l) leaves V B cc H1 (or_introl H2) T) as [F S].
  split; [now apply (all_are_finite l leaves V)|now apply sign_of_nonzero_right].
Qed.

(* The same for bounds that may stay finite where the value overflows (products of column sums): `&& |value| <
   Infinity`. *)
Theorem magnitude_filter_if_finite V B cc :
  magnitude_check leaves V B cc && uses_all l leaves V = true ->
  flt (fmul cc (computed (arguments l) leaves B)) (fabs (computed (arguments l) leaves V)) && flt (fabs (computed
    (arguments l) leaves V)) positive_infinity = true ->
  all_finite l /\
    sign_of_nonzero (computed (arguments l) leaves V) = sign_of (exact (arguments l) leaves V).
Proof.
  intros H T. apply andb_true_iff in H. destruct H as [H U]. apply andb_true_iff in T. destruct T as [T T2].
  assert (FV : is_finite (computed (arguments l) leaves V) = true).
  { pose proof (less_right _ _ T) as NN. revert T2 NN. unfold flt, fabs, positive_infinity.
    destruct (computed (arguments l) leaves V); simpl; trivial; discriminate. }
  destruct (magnitude_filter_sound (arguments l) leaves V B cc H (or_intror FV) T) as [F S].
  split; [now apply (all_are_finite l leaves V)|now apply sign_of_nonzero_right].
Qed.
End AsEmitted.
