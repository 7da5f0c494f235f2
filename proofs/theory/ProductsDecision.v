(* What the tier of two products decides, as it is emitted: `decision` is its chain of tests, and the theorem says that
   whatever it returns is the sign of the exact value. *)
From Coq Require Import ZArith Reals List Bool Lia Lra Psatz Arith.
From Flocq Require Import Core BinarySingleNaN.
From Unerring Require Import Doubles FiniteResults Errors Bounds Expressions MinusInfinity Claims PowerOfTwo
  ErrorFree Tails ProductTails ProductsTier ProductsLeaves.
Import ListNotations.
Open Scope R_scope.

(* In TypeScript, x > y is flt y x, and x !== y is negb (feq x y). *)
Definition decision (sum bound least size most factor : float) (zeros rounded : bool) (p q pt qt value : float)
  : option Z :=
  if negb (flt sum bound) then None
  else if zeros then Some 0%Z
  else if negb (flt least size && flt size most) then None
  else if negb rounded && negb (feq p q) then Some (if flt q p then 1 else -1)%Z
  else if negb rounded then Some (if flt qt pt then 1 else if flt pt qt then -1 else 0)%Z
  else if flt (fmul factor size) (fabs value) then Some (if flt zero value then 1 else -1)%Z
  else None.

Section Decision.
Variables a ta b tb c tc d td M1 M2 pt qt : float.
Variables alpha beta gamma delta : R.
Hypothesis La : is_leaf a ta alpha. Hypothesis Lb : is_leaf b tb beta.
Hypothesis Lc : is_leaf c tc gamma. Hypothesis Ld : is_leaf d td delta.
Hypothesis Sa : is_small a. Hypothesis Sb : is_small b. Hypothesis Sc : is_small c. Hypothesis Sd : is_small d.
Notation p := (fmul a b).
Notation q := (fmul c d).
Notation E := (alpha * beta - gamma * delta).

(* What the sizes say. *)
Lemma products_sizes C1 C2 : B2R C1 = bpow radix2 (-900) -> B2R C2 = bpow radix2 900 -> is_finite C1 = true ->
  is_finite C2 = true -> flt C1 (fadd (fabs p) (fabs q)) = true -> flt (fadd (fabs p) (fabs q)) C2 = true ->
  let size := fadd (fabs p) (fabs q) in is_finite p = true /\ is_finite q = true /\ is_finite size = true /\
  Rabs (B2R p) < bpow radix2 900 /\ Rabs (B2R q) < bpow radix2 900 /\
  B2R size = nearest (Rabs (B2R p) + Rabs (B2R q)) /\ bpow radix2 (-900) <= Rabs (B2R p) + Rabs (B2R q).
Proof.
  intros E1 E2 F1 F2 H1 H2 size. pose proof absolute_nonnegative as A. pose proof absolute_not_minus_infinity as
    NA.
  assert (F : is_finite size = true).
  { apply less_finite with C2; trivial. intros M. apply sum_not_minus_infinity in M; [|apply A|apply A].
    destruct M as [M|M]; now apply NA in M. }
  destruct (finite_sum _ _ F) as [Fp [Fq Es]]. destruct (finite_absolute _ Fp) as [Gp Ep]. destruct
    (finite_absolute _ Fq) as [Gq Eq].
  pose proof (less_true _ _ F F2 H2) as L2. pose proof (less_true _ _ F1 F H1) as L1. rewrite E2 in L2. rewrite
    E1 in L1.
  destruct (sum_bounds _ _ 900 F (A _ Fp) (A _ Fq) ltac:(lia) L2) as [Bp Bq]. rewrite Ep, Eq in *.
  repeat (split; trivial). apply Rnot_lt_le. intros L. apply Rlt_le, nearest_monotone in L. change (B2R size =
    nearest
    (Rabs (B2R p) + Rabs (B2R q))) in Es. rewrite <- Es, nearest_representable in L; [lra|].
  apply generic_format_FLT_bpow; [reflexivity|lia].
Qed.

Lemma leaf_product x y : is_small x -> is_small y -> is_finite (fmul x y) = true ->
  Rabs (B2R (fmul x y)) < bpow radix2 900 -> Rabs (B2R x * B2R y) <= (1 + / 1000) * Rabs (B2R (fmul x y)) + 2 *
    eta /\
  Rabs (B2R x * B2R y) <= bpow radix2 901.
Proof.
  intros _ _ F H. destruct (finite_product _ _ F) as [_ [_ En]]. pose proof u_tiny as U. pose proof u_pos as U0.
  pose proof eta_pos as E0.
  assert (K : Rabs (B2R x * B2R y) <= (1 + / 1000) * Rabs (B2R (fmul x y)) + 2 * eta).
  { destruct (nearest_product (B2R x * B2R y)) as [dd [e [Hd [He E]]]]. rewrite En, E.
    set (z := B2R x * B2R y) in *. pose proof (Rabs_triang_inv (z * (1 + dd)) (- e)) as T.
    replace (z * (1 + dd) - - e) with (z * (1 + dd) + e) in T by ring. rewrite Rabs_Ropp, Rabs_mult in T.
    apply factor_at_least in Hd. assert (Rabs z * (1 - u) <= Rabs z * Rabs (1 + dd)).
    { apply Rmult_le_compat_l; [apply Rabs_pos|]. rewrite Rabs_pos_eq; lra. }
    assert (Rabs z * u <= Rabs z * / 10000) by (apply Rmult_le_compat_l; [apply Rabs_pos|lra]).
    pose proof (Rabs_pos z). lra. }
  split; trivial. apply Rle_trans with (1 := K). change 901%Z with (900 + 1)%Z. rewrite bpow_plus.
  change (bpow radix2 1) with 2. assert (eta <= / 1000 * bpow radix2 900).
  { apply Rle_trans with (bpow radix2 (-10) * bpow radix2 900); [rewrite <- bpow_plus; apply bpow_le; lia|].
    apply Rmult_le_compat_r; [apply bpow_ge_0|]. simpl. lra. }
  lra.
Qed.

(* What is known of the tails of the products, and of the halves of what is mixed, under the sizes. *)
Hypothesis Tp : Rabs (B2R a * B2R b) <= bpow radix2 901 -> is_finite pt = true /\
  Rabs (B2R a * B2R b - (B2R p + B2R pt)) <= 7 / 2 * least /\
  (bpow radix2 (-969) <= Rabs (B2R a * B2R b) -> B2R a * B2R b = B2R p + B2R pt).
Hypothesis Tq : Rabs (B2R c * B2R d) <= bpow radix2 901 -> is_finite qt = true /\
  Rabs (B2R c * B2R d - (B2R q + B2R qt)) <= 7 / 2 * least /\
  (bpow radix2 (-969) <= Rabs (B2R c * B2R d) -> B2R c * B2R d = B2R q + B2R qt).
Definition mixes M x tx y ty := forall P V, 0 <= P -> eta <= / 1000000 * V ->
  Rabs (B2R x * B2R y) <= (1 + / 1000) * P + 2 * eta -> P <= bpow radix2 900 -> is_mixed M x tx y ty P V.
Hypothesis HM1 : mixes M1 a ta b tb.
Hypothesis HM2 : mixes M2 c tc d td.

Variables C1 C2 cc : float.
Hypothesis EC1 : B2R C1 = bpow radix2 (-900). Hypothesis FC1 : is_finite C1 = true.
Hypothesis EC2 : B2R C2 = bpow radix2 900. Hypothesis FC2 : is_finite C2 = true.
Hypothesis Ecc : B2R cc = 16 * (u * u). Hypothesis Fcc : is_finite cc = true.
Notation size := (fadd (fabs p) (fabs q)).
Notation value := (fadd (fsub p q) (fadd (fsub pt qt) (fsub M1 M2))).

Section Sized.
Hypothesis L1 : flt C1 size = true.
Hypothesis L2 : flt size C2 = true.

Lemma values_are_finite : is_finite p = true /\ is_finite q = true /\ is_finite pt = true /\ is_finite qt = true
  /\
  Rabs (B2R a * B2R b) <= (1 + / 1000) * Rabs (B2R p) + 2 * eta /\
  Rabs (B2R c * B2R d) <= (1 + / 1000) * Rabs (B2R q) + 2 * eta /\
  B2R p = nearest (B2R a * B2R b) /\ B2R q = nearest (B2R c * B2R d).
Proof.
  destruct (products_sizes C1 C2 EC1 EC2 FC1 FC2 L1 L2) as [Fp [Fq [Fs [Bp [Bq [Es Ls]]]]]].
  destruct (leaf_product a b Sa Sb Fp Bp) as [K1 K2]. destruct (leaf_product c d Sc Sd Fq Bq) as [K3 K4].
  destruct (finite_product _ _ Fp) as [_ [_ Ep]]. destruct (finite_product _ _ Fq) as [_ [_ Eq]].
  repeat (split; trivial); [apply Tp|apply Tq]; trivial.
Qed.

(* Where no difference was rounded, the exact value is that of the two products. *)
Lemma unrounded_differs : B2R ta = 0 -> B2R tb = 0 -> B2R tc = 0 -> B2R td = 0 -> feq p q = false ->
  (if flt q p then 1 else -1)%Z = sign_of E.
Proof.
  intros Za Zb Zc Zd N. destruct values_are_finite as [Fp [Fq [_ [_ [_ [_ [Ep Eq]]]]]]].
  destruct La as [_ [-> _]], Lb as [_ [-> _]], Lc as [_ [-> _]], Ld as [_ [-> _]]. rewrite Za, Zb, Zc, Zd,
    !Rplus_0_r.
  apply not_equal in N; trivial. unfold sign_of. destruct (flt q p) eqn:L.
  - apply less_true in L; trivial. rewrite Ep, Eq in L. rewrite Rcompare_Gt; trivial.
    apply Rnot_le_lt. intros K. apply (Rlt_not_le _ _ L). apply nearest_monotone. lra.
  - apply less_false in L; trivial. rewrite Ep, Eq in *. rewrite Rcompare_Lt; trivial.
    apply Rnot_le_lt. intros K. apply N. apply Rle_antisym; trivial. apply nearest_monotone. lra.
Qed.
Lemma unrounded_same : B2R ta = 0 -> B2R tb = 0 -> B2R tc = 0 -> B2R td = 0 -> feq p q = true ->
  (if flt qt pt then 1 else if flt pt qt then -1 else 0)%Z = sign_of E.
Proof.
  intros Za Zb Zc Zd N. destruct values_are_finite as [Fp [Fq [Fpt [Fqt [A1 [A2 [Ep Eq]]]]]]].
  destruct (products_sizes C1 C2 EC1 EC2 FC1 FC2 L1 L2) as [_ [_ [_ [Bp [Bq [_ Ls]]]]]].
  destruct La as [_ [-> _]], Lb as [_ [-> _]], Lc as [_ [-> _]], Ld as [_ [-> _]]. rewrite Za, Zb, Zc, Zd,
    !Rplus_0_r.
  unfold feq in N. rewrite Beqb_correct in N by trivial. destruct (Req_bool_spec (B2R p) (B2R q)) as [N'|];
    [|discriminate].
  destruct (leaf_product a b Sa Sb Fp Bp) as [_ K1]. destruct (leaf_product c d Sc Sd Fq Bq) as [_ K2].
  destruct (Tp K1) as [_ [_ X1]]. destruct (Tq K2) as [_ [_ X2]].
  assert (LB : forall z, bpow radix2 (-901) <= Rabs (nearest z) -> bpow radix2 (-969) <= Rabs z).
  { intros z H. apply Rnot_lt_le. intros K. apply Rlt_le in K. apply (nearest_below (-969)) in K; [|lia].
    assert (bpow radix2 (-969) < bpow radix2 (-901)) by (apply bpow_lt; lia). lra. }
  assert (HB : bpow radix2 (-901) <= Rabs (B2R p)).
  { rewrite <- N' in Ls. change (-900)%Z with (-901 + 1)%Z in Ls. rewrite bpow_plus in Ls.
    change (bpow radix2 1) with 2 in Ls. lra. }
  rewrite X1, X2 by (apply LB; [rewrite <- Ep + rewrite <- Eq, <- N']; trivial). rewrite N'.
  replace (B2R q + B2R pt - (B2R q + B2R qt)) with (B2R pt - B2R qt) by ring.
  unfold sign_of. destruct (flt qt pt) eqn:G1; [|destruct (flt pt qt) eqn:G2].
  - apply less_true in G1; trivial. rewrite Rcompare_Gt; trivial. lra.
  - apply less_true in G2; trivial. rewrite Rcompare_Lt; trivial. lra.
  - apply less_false in G1, G2; trivial. rewrite Rcompare_Eq; trivial. lra.
Qed.

Lemma tail_size x pr t : Rabs (x - (pr + t)) <= 7 / 2 * least -> pr = nearest x -> Rabs x <= (1 + / 1000) * Rabs
  pr + 2 * eta ->
  Rabs t <= (1 + 2 / 1000) * (u * Rabs pr) + 9 * eta.
Proof.
  intros H Ep A. pose proof u_tiny as U. pose proof u_pos as U0. pose proof eta_pos as E0.
  assert (LE : least = 2 * eta). { unfold least, eta. change 2 with (bpow radix2 1). rewrite <- bpow_plus.
    reflexivity. }
  destruct (nearest_product x) as [dd [e [Hd [He En]]]].
  replace t with (- (x - (pr + t)) + (x - pr)) by ring. apply Rle_trans with (1 := Rabs_triang _ _). rewrite
    Rabs_Ropp.
  assert (Rabs (x - pr) <= (1 + / 1000) * (u * Rabs pr) + 2 * eta).
  { rewrite Ep, En. replace (x - (x * (1 + dd) + e)) with (- (x * dd + e)) by ring. rewrite Rabs_Ropp.
    apply Rle_trans with (1 := Rabs_triang _ _). rewrite Rabs_mult.
    assert (Rabs x * Rabs dd <= ((1 + / 1000) * Rabs pr + 2 * eta) * u) by (apply Rmult_le_compat; trivial; apply
      Rabs_pos).
    rewrite <- En, <- Ep. assert (eta * u <= eta * / 1000) by (apply Rmult_le_compat_l; lra). lra. }
  rewrite LE in H. assert (0 <= u * Rabs pr) by (apply Rmult_le_pos; [lra|apply Rabs_pos]). lra.
Qed.

(* The general case. *)
Lemma rounded_case : flt (fmul cc size) (fabs value) = true -> (if flt zero value then 1 else -1)%Z = sign_of E.
Proof.
  intros T. destruct values_are_finite as [Fp [Fq [Fpt [Fqt [A1 [A2 [Ep Eq]]]]]]].
  destruct (products_sizes C1 C2 EC1 EC2 FC1 FC2 L1 L2) as [_ [_ [Fs [Bp [Bq [Es Ls]]]]]].
  destruct (leaf_product a b Sa Sb Fp Bp) as [_ K1]. destruct (leaf_product c d Sc Sd Fq Bq) as [_ K2].
  destruct (Tp K1) as [_ [X1 _]]. destruct (Tq K2) as [_ [X2 _]].
  pose proof (tail_size _ _ _ X1 Ep A1) as T1. pose proof (tail_size _ _ _ X2 Eq A2) as T2.
  pose proof u_tiny as U. pose proof u_pos as U0. pose proof eta_pos as E0.
  assert (LE : least = 2 * eta). { unfold least, eta. change 2 with (bpow radix2 1). rewrite <- bpow_plus.
    reflexivity. }
  rewrite LE in X1, X2.
  set (P := Rabs (B2R p)) in *. set (Q := Rabs (B2R q)) in *. set (S := P + Q) in *. set (V := u * u * S).
  assert (P0 : 0 <= P) by apply Rabs_pos. assert (Q0 : 0 <= Q) by apply Rabs_pos.
  assert (HV : eta <= / 1000000 * V).
  { apply Rle_trans with (bpow radix2 (-20) * (u * u * bpow radix2 (-900))).
    - unfold u. rewrite <- !bpow_plus. apply bpow_le. lia.
    - apply Rmult_le_compat; [apply bpow_ge_0|repeat apply Rmult_le_pos; try lra; apply bpow_ge_0| |].
      + simpl. lra. + unfold V. apply Rmult_le_compat_l; [apply Rmult_le_pos; lra|exact Ls]. }
  destruct (HM1 P V P0 HV A1 ltac:(lra)) as [FM1 B1]. destruct (HM2 Q V Q0 HV A2 ltac:(lra)) as [FM2 B2].
  destruct La as [Fta [Ea Da]], Lb as [Ftb [Eb Db]], Lc as [Ftc [Ec Dc]], Ld as [Ftd [Ed Dd]].
  destruct (terms_below a ta b tb P Da Db A1) as [G1 G2].
  destruct (terms_below c tc d td Q Dc Dd A2) as [G3 G4].
  assert (UP : u * P + u * Q = u * S) by (unfold S; ring). assert (UUP : u * u * P + u * u * Q = V) by (unfold V,
    S; ring).
  assert (UP0 : 0 <= u * P) by (apply Rmult_le_pos; lra). assert (UQ0 : 0 <= u * Q) by (apply Rmult_le_pos; lra).
  assert (UUP0 : 0 <= u * u * P) by (repeat apply Rmult_le_pos; lra).
  assert (UUQ0 : 0 <= u * u * Q) by (repeat apply Rmult_le_pos; lra).
  assert (S0 : 0 < S). { apply Rlt_le_trans with (2 := Ls). apply bpow_gt_0. }
  assert (VS : V <= / 1000000 * (u * S)).
  { unfold V. rewrite Rmult_assoc. apply Rmult_le_compat_r; [apply Rmult_le_pos; lra|lra]. }
  assert (US : u * S <= / 1000000 * S) by (apply Rmult_le_compat_r; lra).
  assert (SB : S <= bpow radix2 901). { unfold S. change 901%Z with (900 + 1)%Z. rewrite <- two_powers. lra. }
  (* The sizes of both halves of what is mixed. *)
  set (m1 := B2R a * B2R tb + B2R ta * B2R b) in *. set (m2 := B2R c * B2R td + B2R tc * B2R d) in *.
  assert (Z1 : Rabs m1 <= (2 + 2 / 1000) * (u * P) + 2 * eta) by (apply Rle_trans with (1 := Rabs_triang _ _);
    lra).
  assert (Z2 : Rabs m2 <= (2 + 2 / 1000) * (u * Q) + 2 * eta) by (apply Rle_trans with (1 := Rabs_triang _ _);
    lra).
  assert (Y1 : Rabs (B2R M1) <= (2 + 2 / 1000) * (u * P) + 5 * V).
  { replace (B2R M1) with ((B2R M1 - m1) + m1) by ring. apply Rle_trans with (1 := Rabs_triang _ _). lra. }
  assert (Y2 : Rabs (B2R M2) <= (2 + 2 / 1000) * (u * Q) + 5 * V).
  { replace (B2R M2) with ((B2R M2 - m2) + m2) by ring. apply Rle_trans with (1 := Rabs_triang _ _). lra. }
  assert (TINY : forall x, Rabs x <= 10 * (u * S) -> Rabs x <= bpow radix2 901).
  { intros x Hx. apply Rle_trans with (1 := Hx). lra. }
  (* The operations, each with its error. *)
  assert (STEP : forall x y k, is_finite x = true -> is_finite y = true -> Rabs (B2R x - B2R y) <= k ->
    k <= bpow radix2 903 -> is_finite (fsub x y) = true /\ Rabs (B2R (fsub x y) - (B2R x - B2R y)) <= k * u).
  { intros x y k Fx Fy Hk Kk. destruct (difference_value x y 903 Fx Fy ltac:(lia)) as [F Ev]; [lra|]. split;
    trivial.
    destruct (nearest_difference (B2R x) (B2R y)) as [dd [Hd En]]; try apply representable_double. rewrite Ev, En.
    replace ((B2R x - B2R y) * (1 + dd) - (B2R x - B2R y)) with ((B2R x - B2R y) * dd) by ring. rewrite Rabs_mult.
    apply Rmult_le_compat; trivial; apply Rabs_pos. }
  assert (B903 : 4 * bpow radix2 901 = bpow radix2 903).
  { change 4 with (bpow radix2 2). rewrite <- bpow_plus. reflexivity. }
  pose proof (bpow_gt_0 radix2 901) as P901.
  assert (W1 : Rabs (B2R M1 - B2R M2) <= (2 + 3 / 1000) * (u * S)).
  { unfold Rminus. apply Rle_trans with (1 := Rabs_triang _ _). rewrite Rabs_Ropp. lra. }
  destruct (STEP M1 M2 _ FM1 FM2 W1 ltac:(lra)) as [Fm R1].
  assert (W2 : Rabs (B2R pt - B2R qt) <= (1 + 3 / 1000) * (u * S)).
  { unfold Rminus. apply Rle_trans with (1 := Rabs_triang _ _). rewrite Rabs_Ropp. lra. }
  destruct (STEP pt qt _ Fpt Fqt W2 ltac:(lra)) as [Ft R2].
  assert (VU : u * S * u = V) by (unfold V; ring).
  set (m := B2R (fsub M1 M2)) in *. set (t := B2R (fsub pt qt)) in *.
  assert (W3 : Rabs (t + m) <= (3 + 7 / 1000) * (u * S)).
  { replace (t + m) with ((t - (B2R pt - B2R qt)) + (B2R pt - B2R qt) + ((m - (B2R M1 - B2R M2)) + (B2R M1 - B2R
    M2))) by ring.
    apply Rle_trans with (1 := Rabs_triang _ _).
    pose proof (Rabs_triang (t - (B2R pt - B2R qt)) (B2R pt - B2R qt)).
    pose proof (Rabs_triang (m - (B2R M1 - B2R M2)) (B2R M1 - B2R M2)). lra. }
  assert (FW : is_finite (fadd (fsub pt qt) (fsub M1 M2)) = true /\
    Rabs (B2R (fadd (fsub pt qt) (fsub M1 M2)) - (t + m)) <= (3 + 7 / 1000) * V).
  { destruct (sum_value (fsub pt qt) (fsub M1 M2) 903 Ft Fm ltac:(lia)) as [F Ev]; [fold t m; lra|]. split;
    trivial.
    fold t m in Ev. destruct (nearest_sum t m) as [dd [Hd En]]; try apply representable_double. rewrite Ev, En.
    replace ((t + m) * (1 + dd) - (t + m)) with ((t + m) * dd) by ring. rewrite Rabs_mult.
    assert (Rabs (t + m) * Rabs dd <= ((3 + 7 / 1000) * (u * S)) * u) by (apply Rmult_le_compat; trivial; apply
      Rabs_pos).
    lra. }
  destruct FW as [FW R3]. set (W := B2R (fadd (fsub pt qt) (fsub M1 M2))) in *.
  assert (W4 : Rabs W <= 4 * (u * S)).
  { replace W with ((W - (t + m)) + (t + m)) by ring. apply Rle_trans with (1 := Rabs_triang _ _). lra. }
  assert (W5 : Rabs (B2R p - B2R q) <= 2 * bpow radix2 901).
  { unfold Rminus. apply Rle_trans with (1 := Rabs_triang _ _). rewrite Rabs_Ropp. fold P Q. unfold S in SB. lra.
    }
  destruct (STEP p q _ Fp Fq W5 ltac:(lra)) as [FD _].
  destruct (finite_difference _ _ FD) as [_ [_ ED]].
  (* The exact value. *)
  assert (HE : Rabs (E - (B2R p - B2R q + W)) <= 12 * V).
  { rewrite Ea, Eb, Ec, Ed.
    replace ((B2R a + B2R ta) * (B2R b + B2R tb) - (B2R c + B2R tc) * (B2R d + B2R td) - (B2R p - B2R q + W)) with
      ((B2R a * B2R b - (B2R p + B2R pt)) - (B2R c * B2R d - (B2R q + B2R qt)) + (B2R ta * B2R tb - B2R tc * B2R
        td)
       - (W - (t + m)) - (t - (B2R pt - B2R qt)) - (m - (B2R M1 - B2R M2)) - (B2R M1 - m1) + (B2R M2 - m2))
      by (unfold m1, m2; ring).
    assert (TT : forall (x tx y ty : float) (R0 : R), Rabs (B2R tx) <= u * Rabs (B2R x) -> Rabs (B2R ty) <= u *
      Rabs (B2R y) ->
      Rabs (B2R x * B2R y) <= (1 + / 1000) * R0 + 2 * eta -> Rabs (B2R tx * B2R ty) <= (1 + / 1000) * (u * u *
        R0) + 2 * eta).
    { intros x tx y ty R0 H1 H2 H3. rewrite Rabs_mult.
      apply Rle_trans with ((u * Rabs (B2R x)) * (u * Rabs (B2R y))); [apply Rmult_le_compat; trivial; apply
        Rabs_pos|].
      replace (u * Rabs (B2R x) * (u * Rabs (B2R y))) with (u * u * Rabs (B2R x * B2R y)) by (rewrite Rabs_mult;
        ring).
      apply Rle_trans with (u * u * ((1 + / 1000) * R0 + 2 * eta)); [apply Rmult_le_compat_l; trivial; apply
        Rmult_le_pos; lra|].
      assert (u * u * eta <= 1 * eta); [|lra]. apply Rmult_le_compat_r; [lra|].
      apply Rle_trans with (1 * 1); [apply Rmult_le_compat; lra|lra]. }
    pose proof (TT a ta b tb P Da Db A1) as Q1. pose proof (TT c tc d td Q Dc Dd A2) as Q2.
    apply Rabs_le. apply Rabs_le_inv in X1, X2, Q1, Q2, R1, R2, R3, B1, B2. lra. }
  (* The test. *)
  assert (FV : is_finite value = true /\ B2R value = nearest (nearest (B2R p - B2R q) + W)).
  { rewrite <- ED. apply (sum_value _ _ 904 FD FW ltac:(lia)). fold W. rewrite ED.
    apply Rle_trans with (1 := Rabs_triang _ _). assert (Rabs (nearest (B2R p - B2R q)) <= bpow radix2 902).
    { apply nearest_below; [lia|]. change 902%Z with (901 + 1)%Z. rewrite <- two_powers. lra. }
    change 904%Z with (901 + 1 + 1 + 1)%Z. rewrite <- !two_powers.
    change 902%Z with (901 + 1)%Z in H. rewrite <- two_powers in H. lra. }
  destruct FV as [FV EV].
  assert (FA : is_finite (fabs value) = true) by (unfold fabs; now rewrite is_finite_Babs).
  assert (FC : is_finite (fmul cc size) = true).
  { apply (product_value cc size 902 Fcc Fs ltac:(lia)). rewrite Ecc, Es. rewrite Rabs_mult.
    apply Rle_trans with (1 * bpow radix2 902); [|lra]. apply Rmult_le_compat; try apply Rabs_pos.
    - rewrite Rabs_pos_eq by (apply Rmult_le_pos; [lra|apply Rmult_le_pos; lra]).
      assert (u * u <= / 1000 * / 1000) by (apply Rmult_le_compat; lra). lra.
    - apply nearest_below; [lia|]. fold P Q S. rewrite Rabs_pos_eq by lra. apply Rle_trans with (1 := SB). apply
      bpow_le. lia. }
  pose proof (less_of_finite _ _ T FC FA) as L. rewrite (proj2 (finite_absolute _ FA)) in L.
  destruct (finite_product _ _ FC) as [_ [_ ET]]. rewrite ET, Ecc, Es in L.
  fold P Q S in L.
  assert (K15 : 15 * V < Rabs (B2R value)).
  { apply Rlt_le_trans with (2 := Rlt_le _ _ L).
    destruct (nearest_product (16 * (u * u) * nearest S)) as [d1 [e1 [Hd1 [He1 En1]]]]. rewrite En1.
    assert (HS : (1 - u) * S <= nearest S).
    { unfold S at 2. destruct (nearest_sum P Q) as [d2 [Hd2 En2]]; try (unfold P, Q; apply generic_format_abs,
      representable_double).
      rewrite En2. fold S. apply factor_at_least in Hd2. rewrite (Rmult_comm S). apply Rmult_le_compat_r; lra. }
    apply factor_at_least in Hd1. apply Rabs_le_inv in He1.
    assert (UU : 0 <= u * u) by (apply Rmult_le_pos; lra).
    assert (A : 16 * (u * u) * ((1 - u) * S) <= 16 * (u * u) * nearest S) by (apply Rmult_le_compat_l; lra).
    assert (A' : 16 * (u * u) * ((1 - u) * S) = 16 * V * (1 - u)) by (unfold V; ring). rewrite A' in A.
    assert (V * u <= V * / 1000) by (apply Rmult_le_compat_l; lra).
    set (z := 16 * (u * u) * nearest S) in *.
    assert (z * (1 - u) <= z * (1 + d1)) by (apply Rmult_le_compat_l; lra).
    assert (z * u <= z * / 1000) by (apply Rmult_le_compat_l; lra).
    lra. }
  rewrite EV in K15.
  pose proof (last_step (B2R p) (B2R q) W E S (representable_double _) (representable_double _)
    (representable_double _)
    eq_refl S0 HE W4 K15) as SG.
  change (sign_of_nonzero value = sign_of E). apply sign_of_nonzero_right; trivial. now rewrite EV.
Qed.
End Sized.

Theorem products_decision sum K zeros rounded s :
  (zeros = true -> (B2R a = 0 \/ B2R b = 0) /\ (B2R c = 0 \/ B2R d = 0)) ->
  (rounded = false -> B2R ta = 0 /\ B2R tb = 0 /\ B2R tc = 0 /\ B2R td = 0) ->
  decision sum K C1 size C2 cc zeros rounded p q pt qt value = Some s -> s = sign_of E.
Proof.
  intros HZ HR H. unfold decision in H. destruct (flt sum K); [|discriminate]. simpl in H.
  destruct zeros.
  - injection H as <-. destruct (HZ eq_refl) as [Z1 Z2]. assert (X : E = 0).
    { assert (alpha * beta = 0 /\ gamma * delta = 0) as [-> ->]; [|ring].
      split; [destruct Z1 as [Z|Z]; [rewrite (zero_leaf _ _ _ La Z)|rewrite (zero_leaf _ _ _ Lb Z)]|
        destruct Z2 as [Z|Z]; [rewrite (zero_leaf _ _ _ Lc Z)|rewrite (zero_leaf _ _ _ Ld Z)]]; ring. }
    unfold sign_of. now rewrite X, Rcompare_Eq.
  - destruct (flt C1 size && flt size C2) eqn:L; [|discriminate]. apply andb_true_iff in L. destruct L as [L1 L2].
    simpl in H.
    destruct rounded; simpl in H.
    + destruct (flt (fmul cc size) (fabs value)) eqn:T; [|discriminate]. injection H as <-. now apply
      rounded_case.
    + destruct (HR eq_refl) as [Z1 [Z2 [Z3 Z4]]]. destruct (feq p q) eqn:N; simpl in H; injection H as <-.
      * now apply unrounded_same.
      * now apply unrounded_differs.
Qed.
End Decision.

(* What the generated proofs are put together from. *)
Lemma power_value e H : B2R (B754_finite false 4503599627370496 e H : float) = bpow radix2 (52 + e).
Proof.
  change (F2R (Float radix2 4503599627370496 e) = bpow radix2 (52 + e)). unfold F2R. cbn [Fnum Fexp].
  rewrite bpow_plus. reflexivity.
Qed.
Lemma factor_value H : B2R (B754_finite false 4503599627370496 (-154) H : float) = 16 * (u * u).
Proof.
  rewrite power_value. unfold u. rewrite <- bpow_plus. change 16 with (bpow radix2 4). rewrite <- bpow_plus.
    reflexivity.
Qed.
Lemma sum_test sum K o (s : Z) : (if negb (flt sum K) then None else o) = Some s -> flt sum K = true.
Proof. destruct (flt sum K); [trivial|discriminate]. Qed.
Lemma halves_small x : is_small x -> is_halves x (high x) (low x).
Proof. intros [F H]. apply halves; trivial. now apply Rlt_le. Qed.
Lemma tail_known a b ha la hb lb : is_small a -> is_small b -> is_halves a ha la -> is_halves b hb lb ->
  Rabs (B2R a * B2R b) <= bpow radix2 901 ->
  is_finite (tail_of_product (fmul a b) ha la hb lb) = true /\
  Rabs (B2R a * B2R b - (B2R (fmul a b) + B2R (tail_of_product (fmul a b) ha la hb lb))) <= 7 / 2 *
    ErrorFree.least /\
  (bpow radix2 (-969) <= Rabs (B2R a * B2R b) ->
    B2R a * B2R b = B2R (fmul a b) + B2R (tail_of_product (fmul a b) ha la hb lb)).
Proof.
  intros [Fa _] [Fb _] Ha Hb H. destruct (tail_of_product_near a b ha la hb lb Fa Fb Ha Hb H) as [_ [F [_ [N
    X]]]]. auto.
Qed.
Section Mixes.
Variables a ta b tb : float.
Variables alpha beta : R.
Hypothesis La : is_leaf a ta alpha. Hypothesis Lb : is_leaf b tb beta.
Hypothesis Sa : is_small a. Hypothesis Sb : is_small b.
Lemma mixes_two : mixes (fadd (fmul a tb) (fmul ta b)) a ta b tb.
Proof. destruct La as [F1 [_ T1]], Lb as [F2 [_ T2]], Sa as [Fa _], Sb as [Fb _]. intros P V ? ? ? ?. now apply
  mixed_of_two. Qed.
Lemma mixes_first : B2R ta = 0 -> mixes (fmul a tb) a ta b tb.
Proof. destruct La as [F1 [_ T1]], Lb as [F2 [_ T2]], Sa as [Fa _], Sb as [Fb _]. intros Z P V ? ? ? ?. now apply
  mixed_of_first. Qed.
Lemma mixes_second : B2R tb = 0 -> mixes (fmul ta b) a ta b tb.
Proof. destruct La as [F1 [_ T1]], Lb as [F2 [_ T2]], Sa as [Fa _], Sb as [Fb _]. intros Z P V ? ? ? ?. now apply
  mixed_of_second. Qed.
End Mixes.
Lemma mixes_opposite M a ta b tb : mixes M a ta b tb -> mixes (fneg M) (fneg a) (fneg ta) b tb.
Proof.
  intros H P V H1 H2 H3 H4. apply mixed_opposite, H; trivial. unfold fneg in H3. rewrite B2R_Bopp in H3.
  replace (- B2R a * B2R b) with (- (B2R a * B2R b)) in H3 by ring. now rewrite Rabs_Ropp in H3.
Qed.
Lemma small_zero x : is_small x -> feq x zero = true -> B2R x = 0.
Proof. intros [F _]. now apply is_zero. Qed.
Lemma small_zero_opposite x : is_small x -> feq x zero = true -> B2R (fneg x) = 0.
Proof. intros S H. unfold fneg. rewrite B2R_Bopp, (small_zero x S H). ring. Qed.
Lemma tail_zero a t alpha : is_leaf a t alpha -> negb (feq t zero) = false -> B2R t = 0.
Proof. intros [F _] H. apply negb_false_iff in H. now apply is_zero. Qed.
Lemma tail_zero_opposite a t alpha : is_leaf a t alpha -> negb (feq t zero) = false -> B2R (fneg t) = 0.
Proof. intros L H. unfold fneg. rewrite B2R_Bopp, (tail_zero _ _ _ L H). ring. Qed.
Lemma zeros_of (x y z w : bool) : (x || y) && (z || w) = true -> (x = true \/ y = true) /\ (z = true \/ w = true).
Proof. intros H. apply andb_true_iff in H. destruct H as [H1 H2]. apply orb_true_iff in H1, H2. auto. Qed.
