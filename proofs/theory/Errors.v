(* Errors of one operation between approximate numbers, over the reals. A approximates a with an error of at most G
   times a magnitude that is at least |a|; d is the relative error of the rounding, e what underflow adds to a
   product. *)
From Coq Require Import ZArith Reals List Bool Lia Lra Psatz Arith.
From Flocq Require Import Core BinarySingleNaN.
From Unerring Require Import Doubles.
Import ListNotations.
Open Scope R_scope.

Lemma size_of_product x y X Y : Rabs x <= X -> Rabs y <= Y -> Rabs (x * y) <= X * Y.
Proof. intros. rewrite Rabs_mult. apply Rmult_le_compat; trivial; apply Rabs_pos. Qed.
Lemma size_of_sum x y X Y : Rabs x <= X -> Rabs y <= Y -> Rabs (x + y) <= X + Y.
Proof. intros. apply Rle_trans with (1:=Rabs_triang _ _). lra. Qed.
Lemma size_of_difference x y X Y : Rabs x <= X -> Rabs y <= Y -> Rabs (x - y) <= X + Y.
Proof. intros. apply size_of_sum; trivial. now rewrite Rabs_Ropp. Qed.
Lemma factor_at_most d : Rabs d <= u -> Rabs (1 + d) <= 1 + u.
Proof. intros. apply size_of_sum; trivial. rewrite Rabs_R1. lra. Qed.
Lemma factor_at_least d : Rabs d <= u -> 1 - u <= 1 + d.
Proof. intros H. apply Rabs_le_inv in H. lra. Qed.

Lemma error_of_sum A a B b Ma Mb G d :
  Rabs (A - a) <= G * Ma -> Rabs (B - b) <= G * Mb -> Rabs a <= Ma -> Rabs b <= Mb -> Rabs d <= u ->
  Rabs ((A + B) * (1 + d) - (a + b)) <= ((1 + u) * (1 + G) - 1) * (Ma + Mb).
Proof.
  intros H1 H2 H3 H4 H5.
  replace ((A + B) * (1 + d) - (a + b)) with ((A - a) * (1 + d) + (B - b) * (1 + d) + (a + b) * d) by ring.
  replace (((1 + u) * (1 + G) - 1) * (Ma + Mb)) with (G * Ma * (1 + u) + G * Mb * (1 + u) + (Ma + Mb) * u) by ring.
  pose proof (factor_at_most d H5).
  repeat apply size_of_sum; apply size_of_product; trivial. now apply size_of_sum.
Qed.

Lemma error_of_difference A a B b Ma Mb G d :
  Rabs (A - a) <= G * Ma -> Rabs (B - b) <= G * Mb -> Rabs a <= Ma -> Rabs b <= Mb -> Rabs d <= u ->
  Rabs ((A - B) * (1 + d) - (a - b)) <= ((1 + u) * (1 + G) - 1) * (Ma + Mb).
Proof.
  intros H1 H2 H3 H4 H5.
  replace ((A - B) * (1 + d) - (a - b)) with ((A + - B) * (1 + d) - (a + - b)) by ring.
  apply error_of_sum; trivial.
  - replace (- B - - b) with (- (B - b)) by ring. now rewrite Rabs_Ropp.
  - now rewrite Rabs_Ropp.
Qed.

(* The margin c of a product pays for its underflow: |e| <= eta <= u c. *)
Lemma error_of_product A a B b Ma Mb Ga Gb d e c :
  Rabs (A - a) <= Ga * Ma -> Rabs (B - b) <= Gb * Mb -> Rabs a <= Ma -> Rabs b <= Mb -> Rabs d <= u ->
  Rabs e <= u * c -> 0 <= Ga -> 0 <= Gb -> 0 <= c ->
  Rabs (A * B * (1 + d) + e - a * b) <= ((1 + u) * ((1 + Ga) * (1 + Gb)) - 1) * (Ma * Mb + c).
Proof.
  intros H1 H2 H3 H4 H5 H6 H7 H8 H9. pose proof u_pos as Hu.
  assert (HMa : 0 <= Ma) by (apply Rle_trans with (2:=H3); apply Rabs_pos).
  assert (HMb : 0 <= Mb) by (apply Rle_trans with (2:=H4); apply Rabs_pos).
  assert (HA : Rabs A <= (1 + Ga) * Ma).
  { replace A with (a + (A - a)) by ring. replace ((1+Ga)*Ma) with (Ma + Ga*Ma) by ring. now apply size_of_sum. }
  replace (A * B * (1 + d) + e - a * b) with ((A * (B - b) + (A - a) * b) * (1 + d) + a * b * d + e) by ring.
  apply Rle_trans with ((((1 + Ga) * Ma) * (Gb * Mb) + (Ga * Ma) * Mb) * (1 + u) + Ma * Mb * u + u * c).
  - apply size_of_sum; trivial. apply size_of_sum.
    + apply size_of_product; [|now apply factor_at_most]. apply size_of_sum; apply size_of_product; trivial.
    + apply size_of_product; trivial. now apply size_of_product.
  - assert (0 <= Ga * Gb) by now apply Rmult_le_pos.
    assert (0 <= (Ga + Gb + Ga*Gb) * (1 + u) * c) by (repeat apply Rmult_le_pos; lra).
    lra || nra.
Qed.
