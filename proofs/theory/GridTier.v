(* The grid tier as it is emitted: a scale above the sum of all leaves, a window for it, and a test whether each
   argument is a multiple of what belongs to the scale. Where all hold, the computed sign is that of the formula. *)
From Coq Require Import ZArith Reals List Bool Lia Lra Psatz Arith.
From Flocq Require Import Core BinarySingleNaN.
From Unerring Require Import Doubles FiniteResults Errors Bounds Expressions LowerBounds Claims PowerOfTwo Grid GridSum.
Import ListNotations.
Open Scope R_scope.

(* ---- what has to be computed: the sum of the leaves to a power dominates each partial result *)
(* Normal forms whose monomials are in order are added by merging, which is linear. Where they are not, nothing is
   lost: a monomial comes twice. *)
Fixpoint order (a b : monomial) : comparison :=
  match a, b with
  | [], [] => Eq
  | [], _ => Lt
  | _, [] => Gt
  | i :: a', j :: b' => match Nat.compare i j with Eq => order a' b' | c => c end
  end.
Lemma order_equal a b : order a b = Eq -> a = b.
Proof.
  revert b. induction a as [|i a IH]; destruct b as [|j b]; simpl; try discriminate; trivial.
  destruct (Nat.compare_spec i j) as [E| |]; try discriminate. intros H. rewrite E. f_equal. now apply IH.
Qed.
Fixpoint merged (p : normal_form) : normal_form -> normal_form :=
  match p with
  | [] => fun q => q
  | (m, z) :: p' =>
      fix merge_with q :=
        match q with
        | [] => p
        | (m', z') :: q' =>
            match order m m' with
            | Eq => (m, (z + z')%Z) :: merged p' q'
            | Lt => (m, z) :: merged p' q
            | Gt => (m', z') :: merge_with q'
            end
        end
  end.
Lemma merged_value x p q : normal_value x (merged p q) = normal_value x p + normal_value x q.
Proof.
  revert q. induction p as [|[m z] p IH]; [intros q; simpl; ring|].
  induction q as [|[m' z'] q IQ]; [simpl; ring|]. cbn [merged]. destruct (order m m') eqn:O; cbn [normal_value].
  - apply order_equal in O. subst m'. rewrite IH, plus_IZR. ring.
  - rewrite IH. cbn [normal_value]. ring.
  - change (IZR z' * monomial_value x m' + normal_value x (merged ((m, z) :: p) q) =
      IZR z * monomial_value x m + normal_value x p + (IZR z' * monomial_value x m' + normal_value x q)).
    rewrite IQ. cbn [normal_value]. ring.
Qed.
Fixpoint merged_product (p q : normal_form) : normal_form :=
  match p with [] => [] | (m, z) :: p' => merged (normal_scaled m z q) (merged_product p' q) end.
Lemma merged_product_value x p q : normal_value x (merged_product p q) = normal_value x p * normal_value x q.
Proof.
  induction p as [|[m z] p IH]; cbn [merged_product normal_value]; [ring|].
  rewrite merged_value, normal_scaled_value, IH. ring.
Qed.

Definition dominates_normal (p : normal_form) (b : bound) : bool :=
  forallb (fun term => (0 <=? snd term)%Z) (normal_sum (normal_scaled [] (-1) (normalize b)) p).
Lemma dominates_normal_le x p b : (forall i, 0 <= x i) -> dominates_normal p b = true ->
  bound_value x b <= normal_value x p.
Proof.
  intros X H. apply (normal_nonnegative x X) in H. rewrite normal_sum_value, normal_scaled_value,
    normalize_value in H. simpl in H. lra.
Qed.

(* At most as many units are all leaves together: 2.75 * 2^bits. *)
Definition most (bits : Z) : Z := 11 * 2 ^ (bits - 2).
(* Where the power is too large: a term of a determinant of degree 4 has at least three different leaves, and such a
   term has a coefficient of at least 12 in the fourth power of their sum. (term_check looks at every coefficient.) *)
Definition share (bits : Z) (d : nat) : Z := if Z.leb (most bits ^ Z.of_nat d) (2 ^ 53) then 1 else 12.
Definition term_check (bits : Z) (tables : list normal_form) (t : expression) : bool :=
  let d := Z.to_nat (degree t) in
  Z.leb 1 (degree t) && Nat.ltb d (length tables) && Z.leb (most bits ^ Z.of_nat d) (share bits d * 2 ^ 53) &&
  dominates_normal (nth d tables []) (Times (Whole (share bits d)) (plain_magnitude t)).
(* The powers up to the degree of the value, each from the one before. *)
Fixpoint powers (s last : normal_form) (n : nat) : list normal_form :=
  match n with O => [last] | S m => last :: powers s (merged_product s last) m end.
Definition tables (S : expression) (most_degree : nat) : list normal_form :=
  powers (normalize (plain_magnitude S)) [([], 1%Z)] most_degree.
Definition grid_check (leaves : list leaf) (S V : expression) (bits : Z) : bool :=
  let all := tables S (Z.to_nat (degree V)) in
  Z.leb (degree V) 5 && Z.leb 2 bits && Z.leb bits 40 && homogeneous (length leaves) V && sum_of_sizes (length
    leaves) S &&
  forallb (sums_leaf S) (seq 0 (length leaves)) && forallb (term_check bits all) (subterms V).

Lemma powers_length s last n : length (powers s last n) = (1 + n)%nat.
Proof. revert last. induction n; intros last; simpl; trivial. now rewrite IHn. Qed.
Lemma powers_value x s last n d : (d < 1 + n)%nat ->
  normal_value x (nth d (powers s last n) []) = normal_value x s ^ d * normal_value x last.
Proof.
  revert last d. induction n as [|n IH]; intros last d H.
  - assert (d = 0%nat) by lia. subst d. simpl. ring.
  - destruct d as [|d]; [simpl; ring|]. cbn [powers nth]. rewrite IH by lia. rewrite merged_product_value. simpl. ring.
Qed.
Lemma tables_length S n : length (tables S n) = (1 + n)%nat.
Proof. apply powers_length. Qed.
Lemma tables_value x S n d : (d < 1 + n)%nat ->
  normal_value x (nth d (tables S n) []) = bound_value x (plain_magnitude S) ^ d.
Proof. intros H. unfold tables. rewrite powers_value, normalize_value by trivial. simpl. ring. Qed.

(* The constant with which the scale is multiplied: 1.5 * 2^(52 - bits). *)
Definition rounder_factor (bits : Z) (k : float) : Prop := is_finite k = true /\ B2R k = 3 * bpow radix2 (51 - bits).

Section Tier.
Variable l : list float.
Variable leaves : list leaf.
Notation computed := (computed (arguments l) leaves).
Notation exact := (exact (arguments l) leaves).

(* How large the units are, from the number that rounds to them. *)
Lemma unit_of (bits : Z) (factor scale : float) : (2 <= bits <= 40)%Z -> rounder_factor bits factor ->
  is_finite scale = true ->
  bpow radix2 (-152) <= B2R scale <= bpow radix2 151 ->
  is_finite (fmul factor scale) = true /\
  exists k, (-140 <= k <= 204)%Z /\ bpow radix2 k <= B2R (fmul factor scale) < bpow radix2 (k + 1) /\
    101 / 100 * B2R scale <= IZR (most bits) * bpow radix2 (k - 53).
Proof.
  intros Hb [Ff Ef] Fs [L H].
  assert (P : bpow radix2 (-140) <= B2R factor * B2R scale <= bpow radix2 204).
  { rewrite Ef. assert (B1 : bpow radix2 12 <= 3 * bpow radix2 (51 - bits) <= bpow radix2 53).
    { split.
      - apply Rle_trans with (bpow radix2 (51 - bits) * 2); [|pose proof (bpow_gt_0 radix2 (51 - bits)); lra].
        change 2 with (bpow radix2 1). rewrite <- bpow_plus. apply bpow_le. lia.
      - apply Rle_trans with (bpow radix2 (51 - bits) * 4); [pose proof (bpow_gt_0 radix2 (51 - bits)); lra|].
        change 4 with (bpow radix2 2). rewrite <- bpow_plus. apply bpow_le. lia. }
    split.
    - replace (bpow radix2 (-140)) with (bpow radix2 12 * bpow radix2 (-152)) by (rewrite <- bpow_plus; reflexivity).
      apply Rmult_le_compat; trivial; try apply bpow_ge_0. lra.
    - replace (bpow radix2 204) with (bpow radix2 53 * bpow radix2 151) by (rewrite <- bpow_plus; reflexivity).
      apply Rmult_le_compat; trivial; try lra. pose proof (bpow_gt_0 radix2 12); lra.
      pose proof (bpow_gt_0 radix2 (-152)); lra. }
  assert (R1 : representable (bpow radix2 (-140))) by (apply generic_format_FLT_bpow; [reflexivity|lia]).
  assert (R2 : representable (bpow radix2 204)) by (apply generic_format_FLT_bpow; [reflexivity|lia]).
  assert (N : bpow radix2 (-140) <= nearest (B2R factor * B2R scale) <= bpow radix2 204).
  { rewrite <- (nearest_representable _ R1), <- (nearest_representable _ R2). split; apply nearest_monotone; lra. }
  assert (G0 : 0 < bpow radix2 (-140)) by apply bpow_gt_0.
  assert (F : is_finite (fmul factor scale) = true).
  { apply product_stays_finite; trivial. rewrite Rabs_pos_eq by lra. apply Rle_lt_trans with (1 := proj2 N).
    apply bpow_lt. lia. }
  split; trivial. destruct (finite_product _ _ F) as [_ [_ E]]. set (K := B2R (fmul factor scale)) in *.
  rewrite <- E in N.
  set (m := mag_val radix2 K (mag radix2 K)).
  assert (HK : bpow radix2 (m - 1) <= K < bpow radix2 m).
  { pose proof (bpow_mag_le radix2 K ltac:(lra)) as A. pose proof (bpow_mag_gt radix2 K) as B.
    rewrite Rabs_pos_eq in A, B by lra. split; trivial. }
  exists (m - 1)%Z. replace (m - 1 + 1)%Z with m by lia.
  assert (M1 : (-140 < m)%Z) by (apply (lt_bpow radix2); lra).
  assert (M2 : (m - 1 <= 204)%Z) by (apply (le_bpow radix2); lra).
  split; [lia|]. split; [exact HK|].
  destruct (nearest_normal (B2R factor * B2R scale)) as [d [Hd Ed]].
  { rewrite Rabs_pos_eq by lra. apply Rle_trans with (2 := proj1 P). apply bpow_le. lia. }
  rewrite <- E in Ed. apply Rabs_le_inv in Hd. pose proof u_tiny as Hu. pose proof u_pos as Hu0.
  assert (S0 : 0 < B2R scale) by (pose proof (bpow_gt_0 radix2 (-152)); lra).
  assert (Q : 3 * bpow radix2 (51 - bits) * B2R scale * (1 - u) <= K).
  { rewrite Ed, Ef. apply Rmult_le_compat_l; [|lra]. apply Rmult_le_pos; [|lra].
    pose proof (bpow_gt_0 radix2 (51 - bits)); lra. }
  assert (P2 : IZR (2 ^ (bits - 2)) = bpow radix2 (bits - 2)) by (apply (IZR_Zpower radix2); lia).
  unfold most. rewrite mult_IZR, P2.
  apply Rmult_le_reg_l with (bpow radix2 (51 - bits)); [apply bpow_gt_0|].
  replace (bpow radix2 (51 - bits) * (11 * bpow radix2 (bits - 2) * bpow radix2 (m - 1 - 53)))
    with (11 * (bpow radix2 (51 - bits) * bpow radix2 (bits - 2) * bpow radix2 (m - 1 - 53))) by ring.
  rewrite <- !bpow_plus. replace (51 - bits + (bits - 2) + (m - 1 - 53))%Z with (m + -5)%Z by lia. rewrite bpow_plus.
  change (bpow radix2 (-5)) with (/ 32). set (X := bpow radix2 (51 - bits) * B2R scale) in *.
  replace (3 * bpow radix2 (51 - bits) * B2R scale * (1 - u)) with (3 * (1 - u) * X) in Q by (unfold X; ring).
  assert (X0 : 0 < X) by (apply Rmult_lt_0_compat; trivial; apply bpow_gt_0).
  replace (bpow radix2 (51 - bits) * (101 / 100 * B2R scale)) with (101 / 100 * X) by (unfold X; ring).
  assert (uX : u * X <= / 1048576 * X) by (apply Rmult_le_compat_r; lra). lra.
Qed.

Theorem grid_tier S V bits factor low high :
  grid_check leaves S V bits && uses_all l leaves V = true ->
  rounder_factor bits factor ->
  is_finite low = true /\ bpow radix2 (-152) <= B2R low -> is_finite high = true /\ B2R high <= bpow radix2 151 ->
  let scale := power_of_two_above (computed S) in
  fle low scale && fle scale high = true ->
  forallb (fun x => feq (fsub (fadd x (fmul factor scale)) (fmul factor scale)) x) l = true ->
  all_finite l /\ sign_of_double (computed V) = sign_of (exact V).
Proof.
  intros H Hf [Fl Hl] [Fh Hh] scale W A. apply andb_true_iff in H. destruct H as [H U]. unfold grid_check in H.
  cbv zeta in H.
  repeat (apply andb_true_iff in H; destruct H as [H ?]).
  apply Z.leb_le in H, H4, H5. rename H3 into HV, H2 into HS, H1 into HA, H0 into HT.
  apply andb_true_iff in W. destruct W as [W1 W2].
  assert (Fs : is_finite scale = true).
  { now apply (between_finite low scale high). }
  unfold fle in W1, W2. rewrite Bleb_correct in W1, W2 by trivial.
  destruct (Rle_bool_spec (B2R low) (B2R scale)) as [L1|]; try discriminate.
  destruct (Rle_bool_spec (B2R scale) (B2R high)) as [L2|]; try discriminate.
  destruct (unit_of bits factor scale ltac:(lia) Hf Fs ltac:(lra)) as [FK [k [Hk [HK HT']]]].
  set (K := fmul factor scale) in *. set (q := (k - 53)%Z) in *.
  assert (G : forall j, multiple q (B2R (arguments l j))).
  { intros j. destruct (is_finite (arguments l j)) eqn:Fx.
    2:{ exists 0%Z. rewrite Rmult_0_l. destruct (arguments l j); try discriminate; reflexivity. }
    unfold arguments in *. destruct (Nat.lt_ge_cases j (length l)) as [Hj|Hj].
    2:{ rewrite nth_overflow in Fx by trivial. discriminate. }
    rewrite forallb_forall in A. specialize (A _ (nth_In l B754_nan Hj)). set (x := nth j l B754_nan) in *.
    assert (F1 : is_finite (fsub (fadd x K) K) = true).
    { now apply (equal_finite _ x). }
    unfold feq in A. rewrite Beqb_correct in A by trivial.
    destruct (Req_bool_spec (B2R (fsub (fadd x K) K)) (B2R x)) as [E|]; try discriminate.
    destruct (finite_difference _ _ F1) as [F2 [_ E1]]. destruct (finite_sum _ _ F2) as [_ [_ E2]]. rewrite E1,
      E2 in E.
    apply on_grid with (B2R K); trivial; try apply representable_double. lia. }
  assert (FS : is_finite (computed S) = true).
  { unfold scale, power_of_two_above in Fs. cbv zeta in Fs. destruct (feq (computed S) (B754_zero false)) eqn:E0.
    - now apply equal_finite with (B754_zero false).
    - apply finite_product in Fs. destruct Fs as [_ [Fs _]]. apply finite_absolute in Fs. destruct Fs as [Fs _].
      apply finite_difference in Fs. destruct Fs as [Fs _]. now apply finite_product in Fs. }
  pose proof (sum_nonnegative l leaves S HS FS) as S0.
  assert (ST : B2R (computed S) <= IZR (most bits) * bpow radix2 q).
  { apply Rle_trans with (2 := HT'). apply power_above; trivial. fold scale. lra. }
  assert (MB : IZR (most bits) <= bpow radix2 42).
  { change (bpow radix2 42) with (IZR (2 ^ 42)). apply IZR_le. unfold most.
    assert (2 ^ (bits - 2) <= 2 ^ 38)%Z by (apply Z.pow_le_mono_r; lia). lia. }
  destruct (sum_exact l leaves q ltac:(lia) G S HS FS) as [ES [_ AL]].
  { apply Rle_lt_trans with (1 := ST). rewrite bpow_plus. apply Rmult_lt_compat_r; [apply bpow_gt_0|].
    apply Rle_lt_trans with (1 := MB). apply bpow_lt. lia. }
  rewrite ES in ST. apply Rmult_le_reg_r in ST; [|apply bpow_gt_0].
  pose proof (units_nonnegative (arguments l) leaves q) as U0.
  assert (B0 : 0 <= bound_value (units (arguments l) leaves q) (plain_magnitude S)).
  { apply Rmult_le_reg_r with (bpow radix2 q); [apply bpow_gt_0|]. rewrite Rmult_0_l, <- ES. exact S0. }
  destruct (nothing_rounds (arguments l) leaves q) with (e := V) as [FV [EV _]]; trivial.
  - intros i Hi. apply AL. rewrite forallb_forall in HA. apply HA. apply in_seq. lia.
  - intros t Ht. rewrite forallb_forall in HT. specialize (HT _ Ht). unfold term_check in HT. cbv zeta in HT.
    repeat (apply andb_true_iff in HT; destruct HT as [HT ?]). apply Z.leb_le in HT, H1. apply Nat.ltb_lt in H2.
    rewrite tables_length in H2.
    apply (dominates_normal_le (units (arguments l) leaves q)) in H0; trivial.
    rewrite tables_value in H0 by trivial. cbn [bound_value] in H0. set (d := Z.to_nat (degree t)) in *.
    assert (D : degree t = Z.of_nat d) by (unfold d; lia).
    split; [|rewrite D; assert (Q : (-193 <= q <= 151)%Z) by (unfold q; lia); assert (D5 : (Z.of_nat d <= 5)%Z) by
      lia; clear - D5 Q; nia].
    assert (P : bound_value (units (arguments l) leaves q) (plain_magnitude S) ^ d <= IZR (most bits) ^ d) by
      (apply pow_incr; lra).
    rewrite pow_IZR in P. apply IZR_le in H1. rewrite mult_IZR in H1.
    apply Rmult_le_reg_l with (IZR (share bits d)); [|lra]. apply (IZR_lt 0). unfold share. destruct Z.leb; lia.
  - split; [now apply (all_are_finite l leaves V)|]. rewrite <- EV. now apply sign_of_double_right.
Qed.
End Tier.

(* ---- the numbers of an emitted tier *)
Lemma rounder_of bits H : rounder_factor bits (@B754_finite 53 1024 false 6755399441055744 (- bits) H).
Proof.
  split; [reflexivity|]. change (IZR 6755399441055744 * bpow radix2 (- bits) = 3 * bpow radix2 (51 - bits)).
  unfold Z.sub. rewrite bpow_plus. change (bpow radix2 51) with (IZR 2251799813685248). lra.
Qed.
Definition at_least (k : Z) (f : float) : bool :=
  match f with B754_finite false m e _ => Z.leb k (Z.log2 (Zpos m) + e) | _ => false end.
Lemma at_least_holds k f : at_least k f = true -> is_finite f = true /\ bpow radix2 k <= B2R f.
Proof.
  destruct f as [s|s| |s m e H]; simpl; try discriminate. destruct s; try discriminate. intros L. split;
    [reflexivity|].
  apply Z.leb_le in L. change (bpow radix2 k <= IZR (Zpos m) * bpow radix2 e).
  apply Rle_trans with (bpow radix2 (Z.log2 (Z.pos m)) * bpow radix2 e).
  - rewrite <- bpow_plus. now apply bpow_le.
  - apply Rmult_le_compat_r; [apply bpow_ge_0|]. rewrite <- IZR_Zpower by apply Z.log2_nonneg. apply IZR_le.
    exact (proj1 (Z.log2_spec (Z.pos m) eq_refl)).
Qed.
Definition at_most (k : Z) (f : float) : bool :=
  match f with B754_finite false m e _ => Z.leb (Z.log2 (Zpos m) + 1 + e) k | _ => false end.
Lemma at_most_holds k f : at_most k f = true -> is_finite f = true /\ B2R f <= bpow radix2 k.
Proof.
  destruct f as [s|s| |s m e H]; simpl; try discriminate. destruct s; try discriminate. intros L. split;
    [reflexivity|].
  apply Z.leb_le in L. change (IZR (Zpos m) * bpow radix2 e <= bpow radix2 k).
  pose proof (Z.log2_nonneg (Z.pos m)) as N. pose proof (proj2 (Z.log2_spec (Z.pos m) eq_refl)) as S.
  apply Rle_trans with (bpow radix2 (Z.log2 (Z.pos m) + 1) * bpow radix2 e).
  - apply Rmult_le_compat_r; [apply bpow_ge_0|]. rewrite <- IZR_Zpower by lia. apply IZR_le.
    change (radix_val radix2) with 2%Z. unfold Z.succ in S. lia.
  - rewrite <- bpow_plus. now apply bpow_le.
Qed.
