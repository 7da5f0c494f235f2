(* What is claimed about an emitted filter: if its test holds, then all arguments are finite, and the number that is
   returned is the sign of the exact value. *)
From Coq Require Import ZArith Reals List Bool Lia Lra Psatz Arith.
From Flocq Require Import Core BinarySingleNaN.
From Unerring Require Import Doubles FiniteResults Bounds Expressions.
Import ListNotations.
Open Scope R_scope.

Definition sign_of (x : R) : Z := match Rcompare x 0 with Lt => -1 | Eq => 0 | Gt => 1 end.
Definition positive_zero : float := B754_zero false.
Definition positive_infinity : float := B754_infinity false.

(* ((value > 0) << 1) - 1, as emitted: 1 where value > 0, else -1. *)
Definition sign_of_nonzero (x : float) : Z := if flt positive_zero x then 1%Z else (-1)%Z.

(* The arguments of a function, by number. *)
Definition arguments (l : list float) (j : nat) : float := nth j l B754_nan.
Definition all_finite (l : list float) : Prop := Forall (fun x => is_finite x = true) l.

(* Two numbers are both positive or both negative. *)
Definition same_sign (x y : R) : Prop := 0 < x /\ 0 < y \/ x < 0 /\ y < 0.

Lemma sign_of_nonzero_right x y : is_finite x = true -> same_sign (B2R x) y ->
  sign_of_nonzero x = sign_of y.
Proof.
  intros F H. unfold sign_of_nonzero, sign_of, flt. rewrite Bltb_correct by trivial. simpl (B2R positive_zero).
  destruct H as [[H1 H2]|[H1 H2]].
  - rewrite Rlt_bool_true, Rcompare_Gt by lra. reflexivity.
  - rewrite Rlt_bool_false, Rcompare_Lt by lra. reflexivity.
Qed.

(* An error smaller than the value leaves it its sign. *)
Lemma close_same_sign x y : Rabs (x - y) < Rabs x -> same_sign x y.
Proof.
  intros Z. destruct (Rtotal_order x 0) as [T|[T|T]].
  - right. split; trivial. rewrite (Rabs_left x) in Z by trivial. apply Rabs_lt_inv in Z. lra.
  - exfalso. rewrite T, Rabs_R0 in Z. pose proof (Rabs_pos (0 - y)). lra.
  - left. split; trivial. rewrite (Rabs_pos_eq x) in Z by lra. apply Rabs_lt_inv in Z. lra.
Qed.

Section Arguments.
Variable l : list float.
Variable leaves : list leaf.

(* Does argument j take part in the expression? *)
Fixpoint uses (e : expression) (j : nat) : bool :=
  match e with
  | Leaf i => match leaf_at leaves i with Argument k => Nat.eqb k j | Difference k m => Nat.eqb k j || Nat.eqb m j end
  | Constant _ => false
  | Add a b | Sub a b | Mul a b => uses a j || uses b j
  | Abs a | Neg a => uses a j
  end.
Lemma used_is_finite inputs e j : is_finite (computed inputs leaves e) = true -> uses e j = true ->
  is_finite (inputs j) = true.
Proof.
  induction e; simpl; intros F U; try discriminate.
  - destruct (leaf_at leaves i); simpl in F.
    + apply Nat.eqb_eq in U. now subst.
    + apply finite_difference in F. destruct F as [F1 [F2 _]]. apply orb_true_iff in U. destruct U as [U|U];
      apply Nat.eqb_eq in U; now subst.
  - apply finite_sum in F. destruct F as [F1 [F2 _]]. apply orb_true_iff in U. destruct U; auto.
  - apply finite_difference in F. destruct F as [F1 [F2 _]]. apply orb_true_iff in U. destruct U; auto.
  - apply finite_product in F. destruct F as [F1 [F2 _]]. apply orb_true_iff in U. destruct U; auto.
  - apply finite_absolute in F. destruct F. auto.
  - apply finite_negation in F. destruct F. auto.
Qed.
Definition uses_all e := forallb (uses e) (seq 0 (length l)).

(* If the value is finite and all arguments take part in it, all are finite: the filter needs no other check. *)
Lemma all_are_finite e : uses_all e = true -> is_finite (computed (arguments l) leaves e) = true ->
  all_finite l.
Proof.
  intros U F. apply Forall_forall. intros x Hx. apply (In_nth _ _ B754_nan) in Hx. destruct Hx as [j [Hj <-]].
  apply (used_is_finite (arguments l) e j F). unfold uses_all in U. rewrite forallb_forall in U. apply U.
  apply in_seq. lia.
Qed.
End Arguments.
