(* The constants of the filter of two products: `c * |p + q| + G < |p - q|`. *)
From Coq Require Import ZArith Reals List Bool Lia Lra Psatz Arith.
From Flocq Require Import Core BinarySingleNaN.
From Unerring Require Import Doubles Errors Bounds Expressions Scale.
Import ListNotations.
Open Scope R_scope.

(* The least normal number pays for the underflow of a product as a margin does, and every guard G is far above it. *)
Definition tiny := bpow radix2 (-1022).
Lemma tiny_positive : 0 < tiny. Proof. apply bpow_gt_0. Qed.
Lemma tiny_pays : eta <= u * tiny.
Proof. unfold eta, u, tiny. rewrite <- bpow_plus. apply bpow_le. lia. Qed.
Lemma eta_below_tiny : eta <= tiny.
Proof. unfold eta, tiny. apply bpow_le. lia. Qed.

(* growth (n + 1) <= c (1 - u)^3 (1 - growth n) and G >= 2^-1001, for at most 3 roundings in each product. *)
Definition products_constant_suffices (cc G : float) (n : nat) : bool :=
  match cc, G with
  | B754_finite false m e _, B754_finite false mg eg _ =>
      (Nat.leb n 3 && Z.leb e (-53) && Z.leb (Zpos m) (2 ^ (- e)) &&
      Z.leb (-1053) eg && Z.leb (2 ^ 53) (Zpos mg * 2) &&
      Z.leb (((two53 + 1) ^ Z.of_nat (S n) - two53 ^ Z.of_nat (S n)) * two53 ^ 3 * 2 ^ (- e))
        (Zpos m * (two53 - 1) ^ 3 * (2 * two53 ^ Z.of_nat n - (two53 + 1) ^ Z.of_nat n) * two53))%Z
  | _, _ => false
  end.

Definition least_guard := bpow radix2 (-1001).
Lemma products_constant_suffices_holds cc G n : products_constant_suffices cc G n = true ->
  is_finite cc = true /\ is_finite G = true /\ 0 <= B2R cc <= 1 /\ least_guard <= B2R G /\ (n <= 3)%nat /\
  growth (S n) <= B2R cc * (1 - u) * (1 - u) * (1 - u) * (1 - growth n).
Proof.
  destruct cc as [s|s| |s m e He]; unfold products_constant_suffices; try discriminate. destruct s;
    try discriminate.
  destruct G as [s|s| |s mg eg Hg]; try discriminate. destruct s; try discriminate.
  change (B2R (B754_finite false m e He)) with (IZR (Zpos m) * bpow radix2 e).
  change (B2R (B754_finite false mg eg Hg)) with (IZR (Zpos mg) * bpow radix2 eg).
  intros H. repeat (apply andb_true_iff in H; destruct H as [H ?]).
  apply Nat.leb_le in H. apply Z.leb_le in H0, H1, H2, H3, H4.
  assert (P4 : bpow radix2 e * bpow radix2 (- e) = 1). { rewrite <- bpow_plus.
  replace (e + - e)%Z with 0%Z by lia. reflexivity. }
  assert (P5 : 0 < bpow radix2 e) by apply bpow_gt_0.
  assert (P3 : 0 < bpow radix2 (- e)) by apply bpow_gt_0.
  split; [reflexivity|]. split; [reflexivity|]. split; [split|].
  - apply Rmult_le_pos; [now apply (IZR_le 0)|lra].
  - apply IZR_le in H3. change 2%Z with (radix_val radix2) in H3. rewrite IZR_Zpower in H3 by lia.
    rewrite <- P4, Rmult_comm. apply Rmult_le_compat_l; lra.
  - split; [|split; trivial].
    + apply IZR_le in H1. rewrite mult_IZR in H1. change (2 ^ 53)%Z with (radix2 ^ 53)%Z in H1.
      rewrite IZR_Zpower in H1 by lia.
      unfold least_guard. apply Rle_trans with (bpow radix2 52 * bpow radix2 eg).
      * rewrite <- bpow_plus. apply bpow_le. lia.
      * apply Rmult_le_compat_r; [apply bpow_ge_0|].
        replace (bpow radix2 53) with (bpow radix2 52 * 2) in H1 by (change 2 with (bpow radix2 1);
          rewrite <- bpow_plus; reflexivity). lra.
    + clear H1 H2 H3. apply IZR_le in H0.
      replace (two53 ^ 3)%Z with (two53 ^ Z.of_nat 3)%Z in H0 by reflexivity.
      replace ((two53 - 1) ^ 3)%Z with ((two53 - 1) ^ Z.of_nat 3)%Z in H0 by reflexivity.
      change (2 ^ (- e))%Z with (radix2 ^ (- e))%Z in H0.
      rewrite !mult_IZR, !minus_IZR, !mult_IZR, <- !pow_IZR, !plus_IZR, !minus_IZR in H0.
      rewrite IZR_Zpower in H0 by lia.
      set (O := IZR two53) in *. assert (HO : 0 < O) by (unfold O, two53; lra).
      assert (HOu : O * u = 1) by apply two53_u.
      assert (E1 : forall k, (O + 1) ^ k = (1 + u) ^ k * O ^ k).
      { intros k. rewrite <- Rpow_mult_distr. f_equal. lra. }
      assert (E2 : (O - 1) ^ 3 = (1 - u) ^ 3 * O ^ 3).
      { rewrite <- Rpow_mult_distr. f_equal. lra. }
      rewrite !E1, E2 in H0. unfold growth.
      assert (P1 : 0 < O ^ n) by now apply pow_lt. assert (P2 : 0 < O ^ 3) by now apply pow_lt.
      apply Rmult_le_reg_r with (O ^ S n * O ^ 3 * bpow radix2 (- e)).
      { apply Rmult_lt_0_compat; trivial. apply Rmult_lt_0_compat; trivial. now apply pow_lt. }
      apply Rle_trans with (((1 + u) ^ S n * O ^ S n - O ^ S n) * O ^ 3 * bpow radix2 (- e)).
      { apply Req_le. ring. }
      apply Rle_trans with (1 := H0). apply Req_le.
      replace (IZR (Z.pos m) * bpow radix2 e * (1 - u) * (1 - u) * (1 - u) * (1 - ((1 + u) ^ n - 1)) * (O ^ S n *
        O ^ 3 * bpow radix2 (- e)))
      with (IZR (Z.pos m) * ((1 - u) ^ 3) * (2 - (1 + u) ^ n) * (O ^ S n * O ^ 3) * (bpow radix2 e * bpow radix2
        (- e))) by ring.
      rewrite P4. simpl (O ^ S n). ring.
Qed.

Lemma half_of_guard G0 G t : 0 < G0 -> G0 <= G -> (1 - u) * G <= t -> G0 / 2 <= t.
Proof.
  intros. pose proof u_small. pose proof u_pos. assert ((1 - u) * G0 <= (1 - u) * G) by (apply Rmult_le_compat_l;
    lra).
  assert (u * G0 <= / 1024 * G0) by (apply Rmult_le_compat_r; lra). lra.
Qed.
Lemma quarter_of_guard x y G0 : 0 < G0 -> 0 <= x -> y <= 1 + u -> G0 / 2 < x * y -> G0 / 4 <= x.
Proof.
  intros. pose proof u_small. assert (x * y <= x * 2) by (apply Rmult_le_compat_l; lra). lra.
Qed.
Lemma negative_product x y : x < 0 -> 0 < y -> x * y < 0.
Proof. intros. nra. Qed.
Lemma growth_four_small : growth 4 <= / 4.
Proof. unfold growth. pose proof u_small. pose proof u_pos. simpl. nra. Qed.
