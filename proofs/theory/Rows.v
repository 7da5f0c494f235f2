(* The filter of lifted determinants by row norms: `sum < limit && K * (product * sum) + G < value * value`, where
   product and sum are those of the lifts |v_i|^2. The limit is a condition that G needs: it bounds what underflow can
   do. *)
From Coq Require Import ZArith Reals List Bool Lia Lra Psatz Arith.
From Flocq Require Import Core BinarySingleNaN.
From Unerring Require Import Doubles FiniteResults Errors Bounds Expressions LowerBounds MinusInfinity Claims Scale
  ProductsConstant Dyadic RowInequalities SmallLeaves RowLosses.
Import ListNotations.
Open Scope R_scope.

Section Losses.
Variable l : list float.
Variable leaves : list leaf.
Variable h : Z.
Notation computed := (computed (arguments l) leaves).
Notation exact := (exact (arguments l) leaves).
Notation sizes := (sizes (arguments l) leaves tiny).
Variable sum : expression.
Hypothesis parts_below_limit : forall e, part_of_sum sum e = true -> B2R (computed e) <= bpow radix2 (h + h).
Hypothesis leaves_small : forall i, (i < length leaves)%nat -> is_finite (computed (Leaf i)) = true /\
  Rabs (B2R (computed (Leaf i))) <= bpow radix2 h.
Notation exponent_bound := (exponent_bound leaves h).
Notation lower_bound_with_loss := (lower_bound_with_loss leaves h sum).
Notation terms_limit := (terms_limit leaves h).
Let exponent_bound_holds := exponent_bound_holds l leaves h leaves_small.
Let lower_bound_with_loss_holds := lower_bound_with_loss_holds l leaves h sum parts_below_limit leaves_small.
Let terms_limit_holds := terms_limit_holds l leaves h leaves_small.
Let Xpos i : 0 <= sizes i. Proof. apply sizes_nonnegative. apply Rlt_le, tiny_positive. Qed.

(* The two inequalities between constants, N1 and N2 of rows_inequality, in dyadic numbers. *)
Definition rows_constants_suffice (K G : float) (n k : nat) (fn : Z) (loss U : dyadic) : bool :=
  match dyadic_of K, dyadic_of G with
  | Some dK, Some dG =>
      let square := dyadic_product (dyadic_growth n) (dyadic_growth n) in
      dyadic_le (dyadic_product (dyadic_product dyadic_up (1025, -10)%Z) (dyadic_product square (fn, 0%Z)))
        (dyadic_product dK (dyadic_power dyadic_down (S (S k)))) &&
      dyadic_le
        (dyadic_sum
          (dyadic_sum
            (dyadic_product (dyadic_product dyadic_up (1025, 0)%Z) (dyadic_product square (dyadic_product U U)))
            (dyadic_sum dyadic_eta dyadic_eta))
          (dyadic_product dK loss))
        (dyadic_product dyadic_down dG)
  | _, _ => false
  end.

(* The inequality of Cauchy and Schwarz that belongs to the formula, proved for each by three_rows or four_rows. *)
Definition dominated_by_rows (V : expression) (fn : Z) (PS : bound) : Prop :=
  forall x, (forall i, 0 <= x i) -> normal_value x (terms_without_margin V) ^ 2 <= IZR fn * bound_value x PS.
Definition rows_check (V prod : expression) (K G : float) (fn : Z) : bool :=
  no_constants V &&
  match lower_bound_with_loss (Mul prod sum), terms_limit (terms_with_margin V), exponent_bound (Mul V V),
    exponent_bound (Add (Mul (Constant K) (Mul prod sum)) (Constant G)) with
  | Some (PS, k, loss, _), Some U, Some _, Some _ => rows_constants_suffice K G (roundings leaves V) k fn loss U
  | _, _, _, _ => false
  end.

Lemma rows_sound V prod K G fn PS k loss m :
  rows_check V prod K G fn = true -> lower_bound_with_loss (Mul prod sum) = Some (PS, k, loss, m) ->
    dominated_by_rows V fn PS ->
  flt (fadd (fmul K (fmul (computed prod) (computed sum))) G) (fmul (computed V) (computed V)) = true ->
  is_finite (computed V) = true /\ same_sign (B2R (computed V)) (exact V).
Proof.
  unfold rows_check. intros H EL HD T. apply andb_true_iff in H. destruct H as [HV H]. rewrite EL in H.
  destruct (terms_limit (terms_with_margin V)) as [U|] eqn:EU; try discriminate.
  destruct (exponent_bound (Mul V V)) as [kv|] eqn:EV; try discriminate.
  destruct (exponent_bound (Add (Mul (Constant K) (Mul prod sum)) (Constant G))) as [kr|] eqn:ER; try discriminate.
  apply exponent_bound_holds in EV, ER. destruct EV as [FVV _]. destruct ER as [FR _]. simpl in FVV, FR.
  pose proof (less_of_finite _ _ T FR FVV) as L. destruct (finite_product _ _ FVV) as [FV [_ EVV]]. split; trivial.
  destruct (finite_sum _ _ FR) as [F1 [_ E1]]. destruct (finite_product _ _ F1) as [_ [F2 E2]].
  destruct (lower_bound_with_loss_holds _ _ _ _ _ EL F2) as [Z0 [Z1 [Z2 Z3]]]. simpl computed in Z0, Z3.
  unfold rows_constants_suffice in H. destruct (dyadic_of K) as [dK|] eqn:DK; try discriminate.
  destruct (dyadic_of G) as [dG|] eqn:DG; try discriminate.
  apply dyadic_of_value in DK, DG. destruct DK as [DK K0]. destruct DG as [DG G0].
  apply andb_true_iff in H. destruct H as [N1 N2]. apply dyadic_le_value in N1, N2.
  rewrite !dyadic_product_value, dyadic_power_value, dyadic_up_value, dyadic_down_value, dyadic_growth_value,
    <- DK in N1.
  rewrite !dyadic_sum_value, !dyadic_product_value, dyadic_up_value, dyadic_down_value, dyadic_growth_value,
    dyadic_eta_value, <- DK, <- DG in N2.
  replace (dyadic_value (1025, -10)%Z) with (1025 / 1024) in N1 by (unfold dyadic_value; simpl; lra).
  replace (dyadic_value (fn, 0%Z)) with (IZR fn) in N1 by (unfold dyadic_value; simpl; ring).
  replace (dyadic_value (1025%Z, 0%Z)) with 1025 in N2 by (unfold dyadic_value; simpl; ring).
  pose proof (value_error (arguments l) leaves tiny (Rlt_le _ _ tiny_positive) tiny_pays V HV FV) as VE.
  rewrite <- normalize_value, terms_split in VE. fold (terms_without_margin V) in VE.
  fold (terms_with_margin V) in VE. apply terms_limit_holds in EU.
  specialize (HD sizes Xpos).
  assert (M0 : 0 <= normal_value sizes (terms_without_margin V) + normal_value sizes (terms_with_margin V)).
  { unfold terms_without_margin, terms_with_margin. rewrite <- terms_split, normalize_value.
    apply Rle_trans with (2 := magnitude_bounds_exact (arguments l) leaves tiny (Rlt_le _ _ tiny_positive) V HV).
    apply Rabs_pos. }
  set (M := normal_value sizes (terms_without_margin V)) in *.
  set (UU := normal_value sizes (terms_with_margin V)) in *. set (gn := growth (roundings leaves V)) in *.
  set (ps := bound_value sizes PS) in *.
  set (v := B2R (computed V)) in *. set (z := B2R (fmul (computed prod) (computed sum))) in *.
  pose proof u_pos as Hu. pose proof u_small as Hu'. pose proof eta_pos as He.
  assert (gn0 : 0 <= gn) by apply growth_nonnegative.
  assert (Z : Rabs (v - exact V) < Rabs v).
  { destruct (nearest_product (B2R K * z)) as [d1 [t1 [Hd1 [Ht1 Hr1]]]]. apply factor_at_least in Hd1.
    apply Rabs_le_inv in Ht1.
    destruct (nearest_product (v * v)) as [d2 [t2 [Hd2 [Ht2 Hr2]]]]. apply Rabs_le_inv in Ht2.
    apply Rabs_le_inv in Hd2.
    assert (T0 : 0 <= B2R (fmul K (fmul (computed prod) (computed sum)))) by (rewrite E2;
      apply nearest_nonnegative; now apply Rmult_le_pos).
    destruct (nearest_sum (B2R (fmul K (fmul (computed prod) (computed sum)))) (B2R G)) as [d3 [Hd3 Hr3]];
      try apply representable_double. apply factor_at_least in Hd3.
    assert (KZ : (1 - u) * (B2R K * z) <= B2R K * z * (1 + d1)).
    { rewrite Rmult_comm. apply Rmult_le_compat_l; [now apply Rmult_le_pos|lra]. }
    assert (VV : v * v * (1 + d2) <= v * v * (1 + u)) by (apply Rmult_le_compat_l; [apply Rle_0_sqr|lra]).
    apply (rows_inequality v (exact V) gn M UU (dyadic_value U) ps (B2R K) (B2R G) z (B2R (fmul K (fmul (computed
      prod) (computed sum)))) (IZR fn) (B2R (fadd (fmul K (fmul (computed prod) (computed sum))) G))
        (dyadic_value loss) eta (shrink k)); trivial; try lra.
    rewrite E1, Hr3, Rmult_comm. apply Rmult_le_compat_l; lra. }
  now apply close_same_sign.
Qed.
End Losses.

(* The limit must be a power of four, 2^(2 h), and the sum must have the square of every leaf. *)
Definition limit_check (leaves : list leaf) (sum : expression) (lim : float) : option Z :=
  match lim with
  | B754_finite false 4503599627370496 e _ =>
      if (Z.even e && Z.leb (-52) e && sum_of_squares sum && forallb (squares_leaf sum) (seq 0 (length leaves)))%bool
      then Some ((e + 52) / 2)%Z else None
  | _ => None
  end.
Lemma limit_check_holds l leaves sum lim h : limit_check leaves sum lim = Some h ->
  flt (computed (arguments l) leaves sum) lim = true ->
  (forall e, part_of_sum sum e = true -> B2R (computed (arguments l) leaves e) <= bpow radix2 (h + h)) /\
    forall i, (i < length leaves)%nat -> is_finite (computed (arguments l) leaves (Leaf i)) = true /\
      Rabs (B2R (computed (arguments l) leaves (Leaf i))) <= bpow radix2 h.
Proof.
  unfold limit_check. destruct lim as [s|s| |s m e He]; try discriminate. destruct s; try discriminate.
  destruct (Pos.eq_dec m 4503599627370496) as [->|N].
  2:{ intros E. exfalso. revert E N. clear. intros E N. do 53 (destruct m as [m|m|]; try discriminate E).
  congruence. }
  destruct (Z.even e && Z.leb (-52) e && sum_of_squares sum && forallb (squares_leaf sum) (seq 0 (length
    leaves)))%bool eqn:EB; try discriminate.
  intros E T. assert (Eh : h = ((e + 52) / 2)%Z) by congruence. clear E.
  repeat (apply andb_true_iff in EB; destruct EB as [EB ?]). apply Z.leb_le in H1. apply Z.even_spec in EB.
  destruct EB as [e2 Ee].
  assert (H2h : (2 * h = e + 52)%Z). { subst h e. replace (2 * e2 + 52)%Z with ((e2 + 26) * 2)%Z by ring.
  rewrite Z.div_mul by lia. ring. }
  assert (Fs : is_finite (computed (arguments l) leaves sum) = true).
  { pose proof (sum_of_squares_not_minus_infinity l leaves sum H0) as NI. unfold minus_infinity in NI.
    revert T NI. unfold flt, Bltb. destruct (computed (arguments l) leaves sum) as [b|b| |b m' e' H']; simpl;
      trivial; try discriminate.
    destruct b; try discriminate. intros _ NI. now elim NI. }
  assert (Bs : B2R (computed (arguments l) leaves sum) < bpow radix2 (h + h)).
  { apply less_of_finite in T; trivial. replace (h + h)%Z with (e + 52)%Z by lia.
    apply Rlt_le_trans with (1 := T). rewrite bpow_plus, Rmult_comm. apply Req_le. reflexivity. }
  split.
  { intros e0 He0. apply Rle_trans with (2 := Rlt_le _ _ Bs). now apply part_of_sum_le. }
  intros i Hi.
  apply (squared_leaf_small l leaves h ltac:(lia) sum i H0); trivial.
  - rewrite forallb_forall in H. apply H. apply in_seq. lia.
Qed.

Theorem rows_filter l leaves V sum prod K G lim h fn :
  limit_check leaves sum lim = Some h -> rows_check leaves h sum V prod K G fn && uses_all l leaves V = true ->
  match lower_bound_with_loss leaves h sum (Mul prod sum) with Some (PS, _, _, _) => dominated_by_rows V fn PS |
    None => False end ->
  flt (computed (arguments l) leaves sum) lim && flt (fadd (fmul K (fmul (computed (arguments l) leaves prod)
    (computed (arguments l) leaves sum))) G) (fmul (computed (arguments l) leaves V) (computed (arguments l)
      leaves V)) = true ->
  all_finite l /\
    sign_of_nonzero (computed (arguments l) leaves V) = sign_of (exact (arguments l) leaves V).
Proof.
  intros H1 H2 H4 T. destruct (lower_bound_with_loss leaves h sum (Mul prod sum)) as [[[[PS k] loss] m]|] eqn:H3;
    [|contradiction]. apply andb_true_iff in T. destruct T as [T1 T2]. apply andb_true_iff in H2.
    destruct H2 as [H2 U].
  destruct (limit_check_holds l leaves sum lim h H1 T1) as [Hsum Hl].
  destruct (rows_sound l leaves h sum Hsum Hl V prod K G fn PS k loss m H2 H3 H4 T2) as [F S].
  split; [now apply (all_are_finite l leaves V)|now apply sign_of_nonzero_right].
Qed.
