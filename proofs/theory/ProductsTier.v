(* The tier of two products and their errors. With leaves a + ta, b + tb, c + tc, d + td, p = a b and q = c d rounded
   and their tails, the value is (p - q) + ((pt - qt) + (a tb + ta b - (c td + tc d))). Where p - q does not round, the
   rest is off by less than 12 u^2 (|p| + |q|); where it does, p and q are so far from each other that its sign is the
   right one, and the rest cannot change it. *)
From Coq Require Import ZArith Reals List Bool Lia Lra Psatz Arith.
From Flocq Require Import Core BinarySingleNaN Sterbenz.
From Unerring Require Import Doubles FiniteResults Errors Bounds Expressions MinusInfinity Claims PowerOfTwo
  ErrorFree Tails ProductTails.
Open Scope R_scope.

Lemma near_or_far p q : representable p -> representable q ->
  nearest (p - q) = p - q \/ (Rabs p + Rabs q) / 3 <= Rabs (p - q).
Proof.
  intros Rp Rq. assert (POS : forall a b, representable a -> representable b -> 0 <= a -> 0 <= b ->
    nearest (a - b) = a - b \/ (a + b) / 3 <= Rabs (a - b)).
  { intros a b Ra Rb Ha Hb. destruct (Rle_or_lt (b / 2) a) as [H1|H1]; [destruct (Rle_or_lt a (2 * b)) as
    [H2|H2]|].
    - left. apply nearest_representable. apply sterbenz; trivial; try apply _. lra.
    - right. rewrite Rabs_pos_eq; lra.
    - right. rewrite Rabs_left; lra. }
  destruct (Rle_or_lt 0 p) as [Sp|Sp]; destruct (Rle_or_lt 0 q) as [Sq|Sq].
  - rewrite (Rabs_pos_eq p), (Rabs_pos_eq q) by trivial. now apply POS.
  - right. rewrite (Rabs_pos_eq p), (Rabs_left q), Rabs_pos_eq; lra.
  - right. rewrite (Rabs_left p), (Rabs_pos_eq q), Rabs_left; lra.
  - rewrite (Rabs_left p), (Rabs_left q) by trivial.
    destruct (POS (- p) (- q)) as [H|H]; try lra; try now apply representable_opposite.
    + left. replace (- p - - q) with (- (p - q)) in H by ring. rewrite nearest_opposite in H. lra.
    + right. replace (- p - - q) with (- (p - q)) in H by ring. now rewrite Rabs_Ropp in H.
Qed.

(* The last step. D0 = p - q, W what is added to it, E the exact value, S = |p| + |q|. *)
Lemma last_step p q W E S : representable p -> representable q -> representable W ->
  S = Rabs p + Rabs q -> 0 < S -> Rabs (E - (p - q + W)) <= 12 * (u * u * S) -> Rabs W <= 4 * (u * S) ->
  let v := nearest (nearest (p - q) + W) in 15 * (u * u * S) < Rabs v -> same_sign v E.
Proof.
  intros Rp Rq RW HS S0 HE HW v Hv. pose proof u_tiny as U. pose proof u_pos as U0.
  assert (V0 : 0 < u * u * S) by (repeat apply Rmult_lt_0_compat; trivial).
  assert (V1 : u * u * S <= / 1000000 * (u * S)).
  { rewrite Rmult_assoc. apply Rmult_le_compat_r; [apply Rmult_le_pos; lra|lra]. }
  assert (V2 : u * S <= / 1000000 * S) by (apply Rmult_le_compat_r; lra).
  destruct (nearest_sum (nearest (p - q)) W) as [d [Hd Ev]]; [apply representable_nearest|trivial|]. fold v in Ev.
  pose proof (factor_at_least _ Hd) as D1. pose proof (factor_at_most _ Hd) as D2.
  assert (D3 : 0 < 1 + d) by lra.
  destruct (near_or_far p q Rp Rq) as [H|H].
  - rewrite H in Ev. set (X := p - q + W) in *.
    assert (HX : 14 * (u * u * S) < Rabs X).
    { rewrite Ev, Rabs_mult in Hv. apply Rnot_le_lt. intros L.
      assert (Rabs X * Rabs (1 + d) <= (14 * (u * u * S)) * (1 + u)) by (apply Rmult_le_compat; try apply
        Rabs_pos; trivial).
      assert (u * u * S * u <= u * u * S * / 1000) by (apply Rmult_le_compat_l; lra). lra. }
    assert (SS : same_sign X E).
    { apply close_same_sign. rewrite Rabs_minus_sym. lra. }
    rewrite Ev. destruct SS as [[A B]|[A B]]; [left|right]; split; trivial; nra.
  - rewrite <- HS in H. destruct (nearest_difference p q Rp Rq) as [d2 [Hd2 E2]].
    pose proof (factor_at_least _ Hd2) as D4. set (D := nearest (p - q)) in *.
    apply Rabs_le_inv in HE, HW.
    destruct (Rle_or_lt 0 (p - q)) as [Sg|Sg].
    + rewrite Rabs_pos_eq in H by trivial.
      assert (HD : S / 4 <= D). { rewrite E2. assert ((p - q) * (1 - u) <= (p - q) * (1 + d2)) by (apply
        Rmult_le_compat_l; lra).
        assert ((p - q) * u <= (p - q) * / 1000) by (apply Rmult_le_compat_l; lra). lra. }
      left. split; [|lra]. rewrite Ev. apply Rmult_lt_0_compat; lra.
    + rewrite Rabs_left in H by trivial.
      assert (HD : D <= - (S / 4)). { rewrite E2. assert (- (p - q) * (1 - u) <= - (p - q) * (1 + d2)) by (apply
        Rmult_le_compat_l; lra).
        assert (- (p - q) * u <= - (p - q) * / 1000) by (apply Rmult_le_compat_l; lra). lra. }
      right. split; [|lra]. rewrite Ev. assert (0 < - (D + W) * (1 + d)); [apply Rmult_lt_0_compat; lra|lra].
Qed.

(* Half of what is mixed: M is a tb + ta b but for roundings. *)
Definition is_mixed (M a ta b tb : float) (P V : R) := is_finite M = true /\
  Rabs (B2R M - (B2R a * B2R tb + B2R ta * B2R b)) <= 43 / 10 * (u * u * P) + / 1000 * V.

(* Sizes: with P = |p|, V = u^2 S, where S is at least 2^-900. *)
Section Sizes.
Variables a ta b tb : float.
Variables P V : R.
Hypothesis Fa : is_finite a = true.
Hypothesis Fb : is_finite b = true.
Hypothesis Fta : is_finite ta = true.
Hypothesis Ftb : is_finite tb = true.
Hypothesis Ta : Rabs (B2R ta) <= u * Rabs (B2R a).
Hypothesis Tb : Rabs (B2R tb) <= u * Rabs (B2R b).
Hypothesis P0 : 0 <= P.
Hypothesis V0 : eta <= / 1000000 * V.
Hypothesis AB : Rabs (B2R a * B2R b) <= (1 + / 1000) * P + 2 * eta.
Hypothesis Small : P <= bpow radix2 900.

Lemma terms_below : Rabs (B2R a * B2R tb) <= (1 + / 1000) * (u * P) + eta /\
  Rabs (B2R ta * B2R b) <= (1 + / 1000) * (u * P) + eta.
Proof.
  pose proof u_tiny as U. pose proof u_pos as U0. pose proof eta_pos as E0.
  assert (K : u * Rabs (B2R a * B2R b) <= (1 + / 1000) * (u * P) + eta).
  { apply Rle_trans with (u * ((1 + / 1000) * P + 2 * eta)); [apply Rmult_le_compat_l; lra|].
    assert (u * eta <= / 2 * eta) by (apply Rmult_le_compat_r; lra). lra. }
  split; apply Rle_trans with (2 := K); rewrite !Rabs_mult.
  - apply Rle_trans with (Rabs (B2R a) * (u * Rabs (B2R b))); [|lra]. apply Rmult_le_compat_l; trivial. apply
    Rabs_pos.
  - apply Rle_trans with ((u * Rabs (B2R a)) * Rabs (B2R b)); [|lra]. apply Rmult_le_compat_r; trivial. apply
    Rabs_pos.
Qed.

Lemma term_small x : Rabs x <= (1 + / 1000) * (u * P) + eta -> Rabs x <= bpow radix2 901.
Proof.
  intros H. apply Rle_trans with (1 := H). pose proof u_tiny as U. pose proof u_pos as U0.
  assert (eta <= bpow radix2 900) by (apply bpow_le; lia). change 901%Z with (900 + 1)%Z. rewrite bpow_plus.
  change (bpow radix2 1) with 2. assert (u * P <= 1 / 10 * P) by (apply Rmult_le_compat_r; lra). lra.
Qed.
Lemma term_value x y : is_finite x = true -> is_finite y = true ->
  Rabs (B2R x * B2R y) <= (1 + / 1000) * (u * P) + eta ->
  is_finite (fmul x y) = true /\ Rabs (B2R (fmul x y) - B2R x * B2R y) <= (1 + / 1000) * (u * u * P) + 2 * eta.
Proof.
  intros Fx Fy H. destruct (product_value x y 901 Fx Fy ltac:(lia) (term_small _ H)) as [F E]. split; trivial.
  destruct (nearest_product (B2R x * B2R y)) as [d [e [Hd [He En]]]]. rewrite E, En.
  replace (B2R x * B2R y * (1 + d) + e - B2R x * B2R y) with (B2R x * B2R y * d + e) by ring.
  apply Rle_trans with (1 := Rabs_triang _ _). rewrite Rabs_mult.
  pose proof u_pos as U0. pose proof u_tiny as U. pose proof eta_pos as E0.
  assert (Rabs (B2R x * B2R y) * Rabs d <= ((1 + / 1000) * (u * P) + eta) * u) by (apply Rmult_le_compat;
    trivial; apply Rabs_pos).
  assert (eta * u <= eta * 1) by (apply Rmult_le_compat_l; lra). lra.
Qed.

(* Both terms; one alone where the other leaf is an argument. *)
Lemma mixed_of_two : is_mixed (fadd (fmul a tb) (fmul ta b)) a ta b tb P V.
Proof.
  destruct terms_below as [H1 H2]. destruct (term_value a tb Fa Ftb H1) as [F1 E1].
  destruct (term_value ta b Fta Fb H2) as [F2 E2].
  pose proof u_pos as U0. pose proof u_tiny as U. pose proof eta_pos as E0.
  assert (UUP : u * u * P <= / 1000000 * (u * P)).
  { rewrite Rmult_assoc. apply Rmult_le_compat_r; [apply Rmult_le_pos; lra|lra]. }
  assert (UP : 0 <= u * P) by (apply Rmult_le_pos; lra).
  assert (B1 : Rabs (B2R (fmul a tb)) <= (1 + 2 / 1000) * (u * P) + 3 * eta).
  { replace (B2R (fmul a tb)) with ((B2R (fmul a tb) - B2R a * B2R tb) + B2R a * B2R tb) by ring.
    apply Rle_trans with (1 := Rabs_triang _ _). lra. }
  assert (B2 : Rabs (B2R (fmul ta b)) <= (1 + 2 / 1000) * (u * P) + 3 * eta).
  { replace (B2R (fmul ta b)) with ((B2R (fmul ta b) - B2R ta * B2R b) + B2R ta * B2R b) by ring.
    apply Rle_trans with (1 := Rabs_triang _ _). lra. }
  assert (BS : forall x, Rabs x <= (1 + 2 / 1000) * (u * P) + 3 * eta -> Rabs x <= bpow radix2 903).
  { intros x Hx. apply Rle_trans with (1 := Hx). assert (eta <= bpow radix2 900) by (apply bpow_le; lia).
    change 903%Z with (900 + 3)%Z. rewrite bpow_plus. change (bpow radix2 3) with 8.
    assert (u * P <= 1 / 10 * P) by (apply Rmult_le_compat_r; lra). lra. }
  destruct (sum_value _ _ 904 F1 F2 ltac:(lia)) as [F E]; [apply (sum_below 903); now apply BS|].
  split; trivial.
  destruct (nearest_sum (B2R (fmul a tb)) (B2R (fmul ta b))) as [d [Hd En]]; try apply representable_double.
  rewrite E, En. set (x := B2R (fmul a tb)) in *. set (y := B2R (fmul ta b)) in *.
  replace ((x + y) * (1 + d) - (B2R a * B2R tb + B2R ta * B2R b)) with
    ((x - B2R a * B2R tb) + (y - B2R ta * B2R b) + (x + y) * d) by ring.
  apply Rle_trans with (1 := Rabs_triang _ _).
  assert (Z : Rabs ((x + y) * d) <= ((2 + 4 / 1000) * (u * P) + 6 * eta) * u).
  { rewrite Rabs_mult. apply Rmult_le_compat; trivial; try apply Rabs_pos. apply Rle_trans with (1 := Rabs_triang
    _ _). lra. }
  assert (Rabs (x - B2R a * B2R tb + (y - B2R ta * B2R b)) <= 2 * ((1 + / 1000) * (u * u * P) + 2 * eta)).
  { apply Rle_trans with (1 := Rabs_triang _ _). lra. }
  assert (eta * u <= eta * 1) by (apply Rmult_le_compat_l; lra).
  assert (0 <= u * u * P) by (repeat apply Rmult_le_pos; lra). lra.
Qed.
Lemma mixed_of_first : B2R ta = 0 -> is_mixed (fmul a tb) a ta b tb P V.
Proof.
  intros Z. destruct terms_below as [H1 _]. destruct (term_value a tb Fa Ftb H1) as [F1 E1]. split; trivial.
  rewrite Z, Rmult_0_l, Rplus_0_r. pose proof eta_pos. pose proof u_pos.
  assert (0 <= u * u * P) by (repeat apply Rmult_le_pos; lra). lra.
Qed.
Lemma mixed_of_second : B2R tb = 0 -> is_mixed (fmul ta b) a ta b tb P V.
Proof.
  intros Z. destruct terms_below as [_ H1]. destruct (term_value ta b Fta Fb H1) as [F1 E1]. split; trivial.
  rewrite Z, Rmult_0_r, Rplus_0_l. pose proof eta_pos. pose proof u_pos.
  assert (0 <= u * u * P) by (repeat apply Rmult_le_pos; lra). lra.
Qed.
End Sizes.

Lemma mixed_opposite M a ta b tb P V : is_mixed M a ta b tb P V -> is_mixed (fneg M) (fneg a) (fneg ta) b tb P V.
Proof.
  intros [F H]. split; [unfold fneg; now rewrite is_finite_Bopp|]. unfold fneg. rewrite !B2R_Bopp.
  rewrite <- Rabs_Ropp. replace (- (- B2R M - (- B2R a * B2R tb + - B2R ta * B2R b))) with
    (B2R M - (B2R a * B2R tb + B2R ta * B2R b)) by ring. exact H.
Qed.
