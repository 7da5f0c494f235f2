(* The rounding error of a product of doubles, as emitted: both are cut into halves of 26 bits (Veltkamp), whose
   products do not round (Dekker). *)
From Coq Require Import ZArith Reals List Bool Lia Lra Psatz Arith.
From Flocq Require Import Core BinarySingleNaN.
From Unerring Require Import Doubles FiniteResults Errors ErrorFree Tails.
Open Scope R_scope.

(* 2^27 + 1. *)
Definition splitter : float := double 4503599660924928 (-25).
Lemma splitter_value : B2R splitter = 134217729.
Proof. unfold splitter. simpl. unfold F2R. simpl. lra. Qed.

Lemma least_double x : representable x -> x = 0 \/ 2 * eta <= Rabs x.
Proof.
  intros H. destruct (Req_dec x 0) as [E|E]; [now left|right].
  replace (2 * eta) with (bpow radix2 (-1074)).
  - apply (generic_format_ge_bpow radix2 (FLT_exp (-1074) 53)).
    + intros e. unfold FLT_exp. lia.
    + now apply Rabs_pos_lt.
    + now apply generic_format_abs.
  - unfold eta. change 2 with (bpow radix2 1). rewrite <- bpow_plus. reflexivity.
Qed.

Lemma u_tiny : u <= / 1000000000000000.
Proof. rewrite u_value. apply Rinv_le; lra. Qed.
Lemma scaled_error x d k : Rabs x <= k -> Rabs d <= u -> Rabs (x * (1 + d)) <= k * (1 + u).
Proof. intros. rewrite Rabs_mult. apply Rmult_le_compat; try apply Rabs_pos; trivial. now apply factor_at_most.
  Qed.

Lemma high_size x : representable x -> Rabs (high_of x) <= 2 * Rabs x.
Proof.
  intros R. unfold high_of. cbv zeta. set (big := nearest (134217729 * x)).
  pose proof u_tiny as U. pose proof u_pos as U0.
  destruct (least_double x R) as [->|L].
  - unfold big. rewrite Rmult_0_r, nearest_zero, Rminus_0_r, nearest_zero, Rminus_0_r, nearest_zero, Rabs_R0. lra.
  - destruct (nearest_product (134217729 * x)) as [d [e [Hd [He E]]]]. fold big in E.
    assert (B : Rabs big <= 200000000 * Rabs x).
    { rewrite E. apply Rle_trans with (1 := Rabs_triang _ _).
      assert (A : Rabs (134217729 * x) <= 134217729 * Rabs x) by (rewrite Rabs_mult, (Rabs_pos_eq 134217729);
        lra).
      pose proof (scaled_error _ _ _ A Hd) as A2. pose proof (Rabs_pos x). nra. }
    destruct (nearest_difference big x) as [d2 [Hd2 E2]]; [apply representable_nearest|trivial|].
    destruct (nearest_difference big (nearest (big - x))) as [d3 [Hd3 E3]]; try apply representable_nearest.
    rewrite E3. apply Rle_trans with ((3 / 2 * Rabs x) * (1 + u)); [|pose proof (Rabs_pos x); nra].
    apply scaled_error; trivial. rewrite E2. replace (big - (big - x) * (1 + d2)) with (x - (big - x) * d2) by
      ring.
    unfold Rminus at 1. apply Rle_trans with (1 := Rabs_triang _ _). rewrite Rabs_Ropp, Rabs_mult.
    assert (A : Rabs (big - x) <= 200000001 * Rabs x).
    { unfold Rminus. apply Rle_trans with (1 := Rabs_triang _ _). rewrite Rabs_Ropp. lra. }
    assert (A2 : Rabs (big - x) * Rabs d2 <= (200000001 * Rabs x) * u) by (apply Rmult_le_compat; trivial; apply
      Rabs_pos).
    pose proof (Rabs_pos x). nra.
Qed.
Lemma low_size x : representable x -> Rabs (low_of x) <= 4 * Rabs x.
Proof.
  intros R. pose proof (high_size x R) as H. pose proof u_tiny as U. pose proof u_pos as U0. unfold low_of.
  destruct (nearest_difference x (high_of x)) as [d [Hd E]]; [trivial|apply representable_nearest|]. rewrite E.
  apply Rle_trans with ((3 * Rabs x) * (1 + u)); [|pose proof (Rabs_pos x); nra]. apply scaled_error; trivial.
  unfold Rminus. apply Rle_trans with (1 := Rabs_triang _ _). rewrite Rabs_Ropp. lra.
Qed.

(* The halves as doubles; is_halves says what they have to be, so that those of a number stand for those of its
   negation, too. *)
Definition high (x : float) := let big := fmul splitter x in fsub big (fsub big x).
Definition low (x : float) := fsub x (high x).
Definition is_halves (x h l : float) := is_value h (high_of (B2R x)) /\ is_value l (low_of (B2R x)).

Theorem halves x : is_finite x = true -> Rabs (B2R x) <= bpow radix2 990 -> is_halves x (high x) (low x).
Proof.
  intros F H. pose proof (representable_double x) as R.
  assert (Hb : Rabs (B2R splitter * B2R x) <= bpow radix2 1018).
  { apply (product_below 28 990); trivial. rewrite splitter_value. change (bpow radix2 28) with 268435456.
    rewrite Rabs_pos_eq; lra. }
  destruct (product_value splitter x 1018 eq_refl F ltac:(lia) Hb) as [F1 E1]. rewrite splitter_value in *.
  assert (Hbig : Rabs (nearest (134217729 * B2R x)) <= bpow radix2 1018) by (apply nearest_below; trivial; lia).
  assert (H2 : Rabs (nearest (134217729 * B2R x) - B2R x) <= bpow radix2 1019).
  { apply (difference_below 1018); trivial. apply weaker with 990%Z; trivial. lia. }
  destruct (difference_value (fmul splitter x) x 1019 F1 F ltac:(lia)) as [F2 E2]; [now rewrite E1|].
  rewrite E1 in E2.
  destruct (difference_value (fmul splitter x) (fsub (fmul splitter x) x) 1020 F1 F2 ltac:(lia)) as [F3 E3].
  { rewrite E1, E2. apply (difference_below 1019).
    - apply weaker with 1018%Z; trivial. lia. - apply nearest_below; trivial. lia. }
  rewrite E1, E2 in E3. change (is_finite (high x) = true) in F3. change (B2R (high x) = high_of (B2R x)) in E3.
  assert (Hh : Rabs (high_of (B2R x)) <= bpow radix2 991).
  { apply Rle_trans with (1 := high_size _ R). change 991%Z with (990 + 1)%Z. rewrite bpow_plus.
    change (bpow radix2 1) with 2. lra. }
  split; [now split|].
  destruct (difference_value x (high x) 992 F F3 ltac:(lia)) as [F4 E4].
  { rewrite E3. apply (difference_below 991); trivial. apply weaker with 990%Z; trivial. lia. }
  rewrite E3 in E4. now split.
Qed.

Lemma high_opposite x : high_of (- x) = - high_of x.
Proof.
  unfold high_of. cbv zeta. replace (134217729 * - x) with (- (134217729 * x)) by ring. rewrite nearest_opposite.
  set (big := nearest (134217729 * x)). replace (- big - - x) with (- (big - x)) by ring. rewrite
    nearest_opposite.
  replace (- big - - nearest (big - x)) with (- (big - nearest (big - x))) by ring. apply nearest_opposite.
Qed.
Lemma low_opposite x : low_of (- x) = - low_of x.
Proof.
  unfold low_of. rewrite high_opposite. replace (- x - - high_of x) with (- (x - high_of x)) by ring.
  apply nearest_opposite.
Qed.
Lemma value_opposite f x : is_value f x -> is_value (fneg f) (- x).
Proof.
  intros [F E]. split; [unfold fneg; now rewrite is_finite_Bopp|]. unfold fneg. rewrite B2R_Bopp. now rewrite E.
Qed.
Lemma halves_opposite x h l : is_halves x h l -> is_halves (fneg x) (fneg h) (fneg l).
Proof.
  intros [H L]. unfold is_halves. replace (B2R (fneg x)) with (- B2R x) by (unfold fneg; now rewrite B2R_Bopp).
  rewrite high_opposite, low_opposite. split; now apply value_opposite.
Qed.

(* The error of the product p of x and y. *)
Definition tail_of_product (p hx lx hy ly : float) : float :=
  fsub (fmul lx ly) (fsub (fsub (fsub p (fmul hx hy)) (fmul lx hy)) (fmul hx ly)).

Theorem tail_of_product_near x y hx lx hy ly : is_finite x = true -> is_finite y = true ->
  is_halves x hx lx -> is_halves y hy ly -> Rabs (B2R x * B2R y) <= bpow radix2 901 ->
  let p := fmul x y in let t := tail_of_product p hx lx hy ly in
  is_finite p = true /\ is_finite t = true /\ B2R p = nearest (B2R x * B2R y) /\
    Rabs (B2R x * B2R y - (B2R p + B2R t)) <= 7 / 2 * least /\
    (bpow radix2 (-969) <= Rabs (B2R x * B2R y) -> B2R x * B2R y = B2R p + B2R t).
Proof.
  intros Fx Fy [[Fhx Ehx] [Flx Elx]] [[Fhy Ehy] [Fly Ely]] H p t.
  pose proof (representable_double x) as Rx. pose proof (representable_double y) as Ry.
  destruct (product_value x y 901 Fx Fy ltac:(lia) H) as [Fp Ep]. fold p in Fp, Ep.
  assert (Hp : Rabs (B2R p) <= bpow radix2 910).
  { rewrite Ep. apply weaker with 901%Z; [lia|]. apply nearest_below; trivial. lia. }
  pose proof (high_size _ Rx) as Hhx. pose proof (low_size _ Rx) as Hlx. pose proof (high_size _ Ry) as Hhy.
  pose proof (low_size _ Ry) as Hly.
  assert (K : forall a b, Rabs a <= 4 * Rabs (B2R x) -> Rabs b <= 4 * Rabs (B2R y) -> Rabs (a * b) <= bpow radix2
    909).
  { intros a b Ha Hb. apply Rle_trans with (16 * Rabs (B2R x * B2R y)).
    - rewrite !Rabs_mult. apply Rle_trans with ((4 * Rabs (B2R x)) * (4 * Rabs (B2R y))); [|lra].
      apply Rmult_le_compat; trivial; apply Rabs_pos.
    - change 909%Z with (8 + 901)%Z. rewrite bpow_plus. change (bpow radix2 8) with 256.
      pose proof (Rabs_pos (B2R x * B2R y)). pose proof (bpow_gt_0 radix2 901). nra. }
  pose proof (Rabs_pos (B2R x)) as X0. pose proof (Rabs_pos (B2R y)) as Y0.
  destruct (product_value hx hy 909 Fhx Fhy ltac:(lia)) as [F1 E1]; [rewrite Ehx, Ehy; apply K; lra|].
  destruct (product_value lx hy 909 Flx Fhy ltac:(lia)) as [F2 E2]; [rewrite Elx, Ehy; apply K; lra|].
  destruct (product_value hx ly 909 Fhx Fly ltac:(lia)) as [F3 E3]; [rewrite Ehx, Ely; apply K; lra|].
  destruct (product_value lx ly 909 Flx Fly ltac:(lia)) as [F4 E4]; [rewrite Elx, Ely; apply K; lra|].
  rewrite Ehx, Ehy in E1. rewrite Elx, Ehy in E2. rewrite Ehx, Ely in E3. rewrite Elx, Ely in E4.
  assert (B : forall a b, Rabs a <= 4 * Rabs (B2R x) -> Rabs b <= 4 * Rabs (B2R y) ->
    Rabs (nearest (a * b)) <= bpow radix2 910).
  { intros a b Ha Hb. apply weaker with 909%Z; [lia|]. apply nearest_below; [lia|]. now apply K. }
  destruct (difference_value p (fmul hx hy) 911 Fp F1 ltac:(lia)) as [F5 E5].
  { rewrite E1. apply (difference_below 910); trivial. apply B; lra. }
  rewrite E1 in E5.
  assert (H5 : Rabs (B2R (fsub p (fmul hx hy))) <= bpow radix2 911).
  { rewrite E5. apply nearest_below; [lia|]. apply (difference_below 910); trivial. apply B; lra. }
  destruct (difference_value _ (fmul lx hy) 912 F5 F2 ltac:(lia)) as [F6 E6].
  { apply (difference_below 911); trivial. rewrite E2. apply weaker with 910%Z; [lia|]. apply B; lra. }
  assert (H6 : Rabs (B2R (fsub (fsub p (fmul hx hy)) (fmul lx hy))) <= bpow radix2 912).
  { rewrite E6. apply nearest_below; [lia|]. apply (difference_below 911); trivial. rewrite E2.
    apply weaker with 910%Z; [lia|]. apply B; lra. }
  rewrite E5, E2 in E6.
  destruct (difference_value _ (fmul hx ly) 913 F6 F3 ltac:(lia)) as [F7 E7].
  { apply (difference_below 912); trivial. rewrite E3. apply weaker with 910%Z; [lia|]. apply B; lra. }
  assert (H7 : Rabs (B2R (fsub (fsub (fsub p (fmul hx hy)) (fmul lx hy)) (fmul hx ly))) <= bpow radix2 913).
  { rewrite E7. apply nearest_below; [lia|]. apply (difference_below 912); trivial. rewrite E3.
    apply weaker with 910%Z; [lia|]. apply B; lra. }
  rewrite E6, E3 in E7.
  destruct (difference_value (fmul lx ly) _ 914 F4 F7 ltac:(lia)) as [F8 E8].
  { apply (difference_below 913); trivial. rewrite E4. apply weaker with 910%Z; [lia|]. apply B; lra. }
  rewrite E4, E7 in E8. change (is_finite t = true) in F8.
  assert (E9 : B2R t = product_tail_of (B2R x) (B2R y)).
  { change (B2R t) with (B2R (tail_of_product p hx lx hy ly)). unfold tail_of_product. rewrite E8, Ep.
    reflexivity. }
  destruct (product_tail _ _ Rx Ry) as [T1 T2]. rewrite E9, Ep. repeat split; trivial.
Qed.
