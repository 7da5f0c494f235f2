(* Inequalities of real numbers behind the filter of row norms: those of Cauchy and Schwarz for permanents, and the one
   that puts all losses together. *)
From Coq Require Import ZArith Reals List Bool Lia Lra Psatz Arith.
From Flocq Require Import Core BinarySingleNaN.
From Unerring Require Import Doubles.
Import ListNotations.
Open Scope R_scope.

Lemma permanent_of_two a1 a2 b1 b2 : (a1 * b2 + a2 * b1) ^ 2 <= (a1 * a1 + a2 * a2) * (b1 * b1 + b2 * b2).
Proof. assert (0 <= (a1 * b1 - a2 * b2) ^ 2) by apply pow2_ge_0. lra. Qed.

Lemma cauchy_schwarz_3 x y z p q r : (x * p + y * q + z * r) ^ 2 <=
  (x * x + y * y + z * z) * (p * p + q * q + r * r).
Proof. assert (0 <= (x * q - y * p) ^ 2) by apply pow2_ge_0. assert (0 <=
  (x * r - z * p) ^ 2) by apply pow2_ge_0. assert (0 <= (y * r - z * q) ^ 2) by apply pow2_ge_0. lra. Qed.

Lemma permanent_of_three a1 a2 a3 b1 b2 b3 c1 c2 c3 :
  (c3 * (a1 * b2 + a2 * b1) + c2 * (a1 * b3 + a3 * b1) + c1 * (a2 * b3 + a3 * b2)) ^ 2
  <= 2 * ((a1 * a1 + a2 * a2 + a3 * a3) * (b1 * b1 + b2 * b2 + b3 * b3) * (c1 * c1 + c2 * c2 + c3 * c3)).
Proof.
  apply Rle_trans with (1 := cauchy_schwarz_3 _ _ _ _ _ _).
  assert (HC : 0 <= c3 * c3 + c2 * c2 + c1 * c1) by nra.
  apply Rle_trans with ((c3 * c3 + c2 * c2 + c1 * c1) * (2 * ((a1 * a1 + a2 * a2 + a3 * a3) * (b1 * b1 + b2 * b2
    + b3 * b3)))); [|lra].
  apply Rmult_le_compat_l; trivial.
  assert (0 <= (a1 * b2 - a2 * b1) ^ 2) by apply pow2_ge_0. assert (0 <=
    (a1 * b3 - a3 * b1) ^ 2) by apply pow2_ge_0. assert (0 <= (a2 * b3 - a3 * b2) ^ 2) by apply pow2_ge_0.
  assert (0 <= (a1 * b1) ^ 2) by apply pow2_ge_0. assert (0 <= (a2 * b2) ^ 2) by apply pow2_ge_0. assert (0 <=
    (a3 * b3) ^ 2) by apply pow2_ge_0. lra.
Qed.

(* Order 3: the sum of |v_i|^2 times a permanent of the other rows, squared, is at most 3 times product times sum. *)
Lemma three_rows A B C p q r : 0 <= A -> 0 <= B -> 0 <= C -> p ^ 2 <= B * C -> q ^ 2 <= A * C -> r ^ 2 <= A * B ->
  (A * p + B * q + C * r) ^ 2 <= 3 * (A * B * C * (A + B + C)).
Proof.
  intros HA HB HC precision_positive Hq Hr.
  assert (0 <= A * B * (p - q) ^ 2) by (apply Rmult_le_pos; [now apply Rmult_le_pos|apply pow2_ge_0]).
  assert (0 <= A * C * (p - r) ^ 2) by (apply Rmult_le_pos; [now apply Rmult_le_pos|apply pow2_ge_0]).
  assert (0 <= B * C * (q - r) ^ 2) by (apply Rmult_le_pos; [now apply Rmult_le_pos|apply pow2_ge_0]).
  assert (K : (A * p + B * q + C * r) ^ 2 <= (A + B + C) * (A * p ^ 2 + B * q ^ 2 + C * r ^ 2)) by lra.
  apply Rle_trans with (1 := K). apply Rle_trans with ((A + B + C) * (A * (B * C) + B * (A * C) + C * (A * B))).
  - apply Rmult_le_compat_l; [lra|]. assert (A * p ^ 2 <= A * (B * C)) by now apply Rmult_le_compat_l.
    assert (B * q ^ 2 <= B * (A * C)) by now apply Rmult_le_compat_l. assert (C * r ^ 2 <=
      C * (A * B)) by now apply Rmult_le_compat_l. lra.
  - apply Req_le. ring.
Qed.

(* Order 4, where the permanents have two more terms: at most 8 times. *)
Lemma four_rows A B C E p q r s : 0 <= A -> 0 <= B -> 0 <= C -> 0 <= E ->
  p ^ 2 <= 2 * (B * C * E) -> q ^ 2 <= 2 * (A * C * E) -> r ^ 2 <= 2 * (A * B * E) -> s ^ 2 <= 2 * (A * B * C) ->
  (A * p + B * q + C * r + E * s) ^ 2 <= 8 * (A * B * C * E * (A + B + C + E)).
Proof.
  intros HA HB HC HE precision_positive Hq Hr Hs.
  assert (K : (A * p + B * q + C * r + E * s) ^ 2 <=
    (A + B + C + E) * (A * p ^ 2 + B * q ^ 2 + C * r ^ 2 + E * s ^ 2)).
  { assert (S : forall x y a b, 0 <= x -> 0 <= y -> 0 <= x * y * (a - b) ^ 2) by (intros; apply Rmult_le_pos;
    [now apply Rmult_le_pos|apply pow2_ge_0]).
    pose proof (S A B p q HA HB). pose proof (S A C p r HA HC). pose proof (S A E p s HA HE).
    pose proof (S B C q r HB HC). pose proof (S B E q s HB HE). pose proof (S C E r s HC HE). lra. }
  apply Rle_trans with (1 := K). apply Rle_trans with ((A + B + C + E) * (A * (2 * (B * C * E)) + B * (2 * (A * C
    * E)) + C * (2 * (A * B * E)) + E * (2 * (A * B * C)))).
  - apply Rmult_le_compat_l; [lra|]. assert (A * p ^ 2 <= A * (2 * (B * C * E))) by now apply Rmult_le_compat_l.
    assert (B * q ^ 2 <= B * (2 * (A * C * E))) by now apply Rmult_le_compat_l. assert (C * r ^ 2 <=
      C * (2 * (A * B * E))) by now apply Rmult_le_compat_l.
    assert (E * s ^ 2 <= E * (2 * (A * B * C))) by now apply Rmult_le_compat_l. lra.
  - apply Req_le. ring.
Qed.

(* v is the value with error gn (M + U), M its magnitude without underflow and U what underflow adds to it; ps is the
   product of the lifts times their sum and z what was computed for it; t1 and L are the steps to the left side of the
   test. The two inequalities N1 and N2 are those between constants: K has the roundings of both sides in it, G all
   underflow. *)
Lemma rows_inequality v x gn M U Ub ps K G z t1 fn L loss eta0 lok :
  0 <= u <= /1024 -> 0 <= eta0 -> 0 <= gn -> 0 <= U <= Ub -> 0 <= K -> 0 <= ps -> 0 <= loss -> 0 <= M + U ->
  Rabs (v - x) <= gn * (M + U) -> M ^ 2 <= fn * ps ->
  (1 + u) * (1025 / 1024) * (gn * gn * fn) <= K * ((1 - u) * ((1 - u) * lok)) ->
  (1 + u) * 1025 * (gn * gn * (Ub * Ub)) + (eta0 + eta0) + K * loss <= (1 - u) * G ->
  lok * ps <= z + loss -> (1 - u) * (K * z) - eta0 <= t1 -> (1 - u) * (t1 + G) <= L -> L < v * v * (1 + u) + eta0 ->
  Rabs (v - x) < Rabs v.
Proof.
  intros Hu He Hg HU HK Hps Hl HMU HE HM N1 N2 Hz Ht1 HL HV.
  assert (A1 : (1 + u) * (1025 / 1024) * (gn * gn * (M ^ 2)) <= K * ((1 - u) * ((1 - u) * lok)) * ps).
  { apply Rle_trans with ((1 + u) * (1025 / 1024) * (gn * gn * fn) * ps); [|now apply Rmult_le_compat_r].
    replace ((1 + u) * (1025 / 1024) * (gn * gn * fn) * ps) with ((1 + u) * (1025 / 1024) * (gn * gn * (fn *
      ps))) by ring.
    apply Rmult_le_compat_l; [lra|]. apply Rmult_le_compat_l; [now apply Rmult_le_pos|trivial]. }
  assert (A2 : (1 + u) * 1025 * (gn * gn * (U * U)) <= (1 + u) * 1025 * (gn * gn * (Ub * Ub))).
  { apply Rmult_le_compat_l; [lra|]. apply Rmult_le_compat_l; [now apply Rmult_le_pos|]. apply Rmult_le_compat;
    lra. }
  assert (A3 : (1 - u) * (1 - u) * K * (lok * ps) <= (1 - u) * (1 - u) * K * (z + loss)).
  { apply Rmult_le_compat_l; trivial. apply Rmult_le_pos; trivial. apply Rmult_le_pos; lra. }
  assert (A4 : (1 - u) * (1 - u) * (K * loss) <= 1 * (K * loss)).
  { apply Rmult_le_compat_r; [now apply Rmult_le_pos|]. nra. }
  assert (A5 : (1 - u) * ((1 - u) * (K * z) - eta0 + G) <= L).
  { apply Rle_trans with (2 := HL). apply Rmult_le_compat_l; lra. }
  assert (A6 : 0 <= u * eta0) by (apply Rmult_le_pos; lra).
  assert (A7 : (1 + u) * (gn * gn * (1025 / 1024 * M ^ 2 + 1025 * (U * U))) < (1 + u) * (v * v)) by lra.
  apply Rmult_lt_reg_l in A7; [|lra].
  assert (A8 : (gn * (M + U)) * (gn * (M + U)) <= gn * gn * (1025 / 1024 * M ^ 2 + 1025 * (U * U))).
  { replace (gn * (M + U) * (gn * (M + U))) with (gn * gn * ((M + U) * (M + U))) by ring.
    apply Rmult_le_compat_l; [now apply Rmult_le_pos|].
    assert (0 <= (M / 32 - 32 * U) * (M / 32 - 32 * U)) by apply Rle_0_sqr. lra. }
  apply Rle_lt_trans with (1 := HE). assert (E0 : 0 <= gn * (M + U)) by now apply Rmult_le_pos.
  destruct (Rlt_or_le (gn * (M + U)) (Rabs v)) as [|C]; trivial. exfalso.
  assert (Rabs v * Rabs v <= gn * (M + U) * (gn * (M + U))) by (apply Rmult_le_compat; trivial; apply Rabs_pos).
  rewrite <- Rabs_mult, Rabs_pos_eq in H by apply Rle_0_sqr. lra.
Qed.
