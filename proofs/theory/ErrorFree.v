(* Error-free transformations, as they are emitted: what a rounded difference and a rounded product of doubles lose is
   a double again (but for underflow), and the emitted operations compute it. The proofs over the reals are those of
   Flocq: TwoSum_correct (Knuth, Moller) and Dekker (Dekker, with the splitting of Veltkamp). *)
From Coq Require Import ZArith Reals List Bool Lia Lra Psatz Arith.
From Flocq Require Import Core BinarySingleNaN Sterbenz Pff2Flocq.
From Unerring Require Import Doubles FiniteResults.
Open Scope R_scope.

Definition tie := fun x : Z => negb (Z.even x).
Lemma tie_symmetric x : tie x = negb (tie (- (x + 1))).
Proof. unfold tie. rewrite Z.even_opp, Z.even_add. simpl. destruct (Z.even x); reflexivity. Qed.
Lemma nearest_opposite x : nearest (- x) = - nearest x.
Proof. apply round_NE_opp. Qed.
Lemma representable_nearest x : representable (nearest x).
Proof. apply generic_format_round; apply _. Qed.

(* The tail of a difference over the reals: v = x - s, then (x - (s + v)) + (v - y). *)
Theorem difference_tail x y : representable x -> representable y ->
  let s := nearest (x - y) in let v := nearest (x - s) in
  x - y = s + nearest (nearest (x - nearest (s + v)) + nearest (v - y)).
Proof.
  intros Fx Fy s v. symmetry.
  pose proof (TwoSum_correct (-1074) 53 tie ltac:(lia) ltac:(lia) tie_symmetric x (- y) Fx
    (generic_format_opp _ _ _ Fy)) as H.
  change (round radix2 (FLT_exp (-1074) 53) (Znearest tie)) with nearest in H.
  change (x + - y) with (x - y) in H. fold s in H.
  assert (E : nearest (s - x) = - v).
  { replace (s - x) with (- (x - s)) by ring. exact (nearest_opposite _). }
  rewrite E in H. replace (s - - v) with (s + v) in H by ring. replace (- y - - v) with (v - y) in H by ring.
  exact H.
Qed.

(* The tail of a product over the reals. *)
Definition high_of x := let big := nearest (134217729 * x) in nearest (big - nearest (big - x)).
Definition low_of x := nearest (x - high_of x).
Definition least := bpow radix2 (-1074).
Definition product_tail_of x y := nearest (nearest (low_of x * low_of y) - nearest (nearest (nearest (nearest (x
  * y) -
  nearest (high_of x * high_of y)) - nearest (low_of x * high_of y)) - nearest (high_of x * low_of y))).
Theorem product_tail x y : representable x -> representable y ->
  let p := nearest (x * y) in
  (bpow radix2 (-969) <= Rabs (x * y) -> x * y = p + product_tail_of x y) /\
  Rabs (x * y - (p + product_tail_of x y)) <= 7 / 2 * least.
Proof.
  intros Fx Fy p.
  assert (C : bpow radix2 (53 - Z.div2 53) + 1 = 134217729) by (simpl; lra).
  pose proof (Dekker radix2 (-1074) 53 tie ltac:(lia) ltac:(lia) y x Fy Fx (or_introl eq_refl)) as H.
  rewrite C in H.
  assert (S : forall z, round radix2 (FLT_exp (-1074) 53) (Znearest tie)
    (round radix2 (FLT_exp (-1074) 53) (Znearest tie) (z - round radix2 (FLT_exp (-1074) 53) (Znearest tie)
      (z * 134217729)) + round radix2 (FLT_exp (-1074) 53) (Znearest tie) (z * 134217729)) = high_of z).
  { intros z. unfold high_of. rewrite (Rmult_comm z). set (big := nearest (134217729 * z)).
    change (nearest (nearest (z - big) + big) = nearest (big - nearest (big - z))).
    f_equal. replace (z - big) with (- (big - z)) by ring. rewrite nearest_opposite. ring. }
  rewrite !S in H. fold (low_of x) in H. fold (low_of y) in H.
  change (round radix2 (FLT_exp (-1074) 53) (Znearest tie) (x - high_of x)) with (low_of x) in H.
  change (round radix2 (FLT_exp (-1074) 53) (Znearest tie) (y - high_of y)) with (low_of y) in H.
  change (round radix2 (FLT_exp (-1074) 53) (Znearest tie)) with nearest in H.
  rewrite (Rmult_comm y x), (Rmult_comm (high_of y) (high_of x)), (Rmult_comm (high_of y) (low_of x)),
    (Rmult_comm (low_of y) (high_of x)), (Rmult_comm (low_of y) (low_of x)) in H. fold p in H.
  set (hh := nearest (high_of x * high_of y)) in *. set (lh := nearest (low_of x * high_of y)) in *.
  set (hl := nearest (high_of x * low_of y)) in *. set (ll := nearest (low_of x * low_of y)) in *.
  assert (E : nearest (ll - nearest (nearest (nearest (p - hh) - lh) - hl)) =
    nearest (nearest (nearest (nearest (- p + hh) + lh) + hl) + ll)).
  { f_equal. replace (- p + hh) with (- (p - hh)) by ring. rewrite nearest_opposite.
    replace (- nearest (p - hh) + lh) with (- (nearest (p - hh) - lh)) by ring. rewrite nearest_opposite.
    replace (- nearest (nearest (p - hh) - lh) + hl) with (- (nearest (nearest (p - hh) - lh) - hl)) by ring.
    rewrite nearest_opposite. ring. }
  unfold product_tail_of. fold p hh lh hl ll. rewrite E. destruct H as [H1 H2]. split; [|exact H2].
  intros L. apply H1. right. exact L.
Qed.
