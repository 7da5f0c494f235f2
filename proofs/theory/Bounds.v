(* Bounds are polynomials with integer coefficients in numbered variables that are not negative. One dominates another
   if no coefficient of the difference is negative; that is decided by computing a normal form. *)
From Coq Require Import ZArith Reals List Bool Lia Lra Psatz Arith.
From Flocq Require Import Core BinarySingleNaN.
Import ListNotations.
Open Scope R_scope.

Inductive bound := Size (i : nat) | Whole (z : Z) | Plus (a b : bound) | Times (a b : bound).

Section Values.
Variable x : nat -> R.
Fixpoint bound_value (p : bound) : R :=
  match p with
  | Size i => x i
  | Whole z => IZR z
  | Plus a b => bound_value a + bound_value b
  | Times a b => bound_value a * bound_value b
  end.

(* A monomial is the sorted list of its variables, a normal form a list of monomials with coefficients. *)
Definition monomial := list nat.
Definition normal_form := list (monomial * Z).
Fixpoint monomial_value (m : monomial) : R := match m with [] => 1 | i :: m' => x i * monomial_value m' end.
Fixpoint normal_value (p : normal_form) : R :=
  match p with [] => 0 | (m, z) :: p' => IZR z * monomial_value m + normal_value p' end.

Fixpoint insert_size (i : nat) (m : monomial) : monomial :=
  match m with [] => [i] | j :: m' => if Nat.leb i j then i :: m else j :: insert_size i m' end.
Fixpoint monomial_product (a b : monomial) : monomial :=
  match a with [] => b | i :: a' => insert_size i (monomial_product a' b) end.
Fixpoint same_monomial (a b : monomial) : bool :=
  match a, b with
  | [], [] => true
  | i :: a', j :: b' => Nat.eqb i j && same_monomial a' b'
  | _, _ => false
  end.
Fixpoint insert_term (m : monomial) (z : Z) (p : normal_form) : normal_form :=
  match p with
  | [] => [(m, z)]
  | (m', z') :: p' => if same_monomial m m' then (m', (z + z')%Z) :: p' else (m', z') :: insert_term m z p'
  end.
Fixpoint normal_sum (p q : normal_form) : normal_form :=
  match p with [] => q | (m, z) :: p' => insert_term m z (normal_sum p' q) end.
Fixpoint normal_scaled (m : monomial) (z : Z) (q : normal_form) : normal_form :=
  match q with [] => [] | (m', z') :: q' => (monomial_product m m', (z * z')%Z) :: normal_scaled m z q' end.
Fixpoint normal_product (p q : normal_form) : normal_form :=
  match p with [] => [] | (m, z) :: p' => normal_sum (normal_scaled m z q) (normal_product p' q) end.
Fixpoint normalize (p : bound) : normal_form :=
  match p with
  | Size i => [([i], 1%Z)]
  | Whole z => [([], z)]
  | Plus a b => normal_sum (normalize a) (normalize b)
  | Times a b => normal_product (normalize a) (normalize b)
  end.

(* Each of these operations has the value that its name says, so a bound has the value of its normal form. *)
Lemma insert_size_value i m : monomial_value (insert_size i m) = x i * monomial_value m.
Proof. induction m; simpl; trivial. destruct Nat.leb; simpl; trivial. rewrite IHm. ring. Qed.
Lemma monomial_product_value a b : monomial_value (monomial_product a b) = monomial_value a * monomial_value b.
Proof. induction a; simpl; [ring|]. rewrite insert_size_value, IHa. ring. Qed.
Lemma same_monomial_equal a b : same_monomial a b = true -> a = b.
Proof.
  revert b; induction a; destruct b; simpl; try discriminate; trivial. intros H. apply andb_true_iff in H.
  destruct H as [H1 H2].
  apply Nat.eqb_eq in H1. f_equal; auto.
Qed.
Lemma insert_term_value m z p : normal_value (insert_term m z p) = IZR z * monomial_value m + normal_value p.
Proof.
  induction p as [|[m' z'] p IH]; simpl; [ring|]. destruct (same_monomial m m') eqn:E; simpl.
  - apply same_monomial_equal in E. subst. rewrite plus_IZR. ring.
  - rewrite IH. ring.
Qed.
Lemma normal_sum_value p q : normal_value (normal_sum p q) = normal_value p + normal_value q.
Proof. induction p as [|[m z] p IH]; simpl; [ring|]. rewrite insert_term_value, IH. ring. Qed.
Lemma normal_scaled_value m z q : normal_value (normal_scaled m z q) = IZR z * monomial_value m * normal_value q.
Proof. induction q as [|[m' z'] q IH]; simpl; [ring|]. rewrite IH, monomial_product_value, mult_IZR. ring. Qed.
Lemma normal_product_value p q : normal_value (normal_product p q) = normal_value p * normal_value q.
Proof. induction p as [|[m z] p IH]; simpl; [ring|]. rewrite normal_sum_value, IH, normal_scaled_value. ring. Qed.
Lemma normalize_value p : normal_value (normalize p) = bound_value p.
Proof. induction p; simpl; [ring|ring| |]; rewrite ?normal_sum_value, ?normal_product_value, IHp1, IHp2;
  reflexivity. Qed.

Definition dominates (p q : bound) : bool :=
  forallb (fun term => (0 <=? snd term)%Z) (normal_sum (normalize p) (normal_scaled [] (-1) (normalize q))).

Hypothesis pos : forall i, 0 <= x i.
Lemma monomial_nonnegative m : 0 <= monomial_value m.
Proof. induction m; simpl; [lra|]. now apply Rmult_le_pos. Qed.
Lemma normal_nonnegative p : forallb (fun t => (0 <=? snd t)%Z) p = true -> 0 <= normal_value p.
Proof.
  induction p as [|[m z] p IH]; simpl; [lra|]. intros H. apply andb_true_iff in H. destruct H as [H1 H2].
  apply Z.leb_le in H1. apply Rplus_le_le_0_compat; auto. apply Rmult_le_pos;
    [now apply (IZR_le 0)|apply monomial_nonnegative].
Qed.

(* The one use of the signs of the variables: coefficients that are not negative make a value that is not. *)
Lemma dominates_le p q : dominates p q = true -> bound_value q <= bound_value p.
Proof.
  intros H. apply normal_nonnegative in H. rewrite normal_sum_value, normal_scaled_value, !normalize_value in H.
  simpl in H. lra.
Qed.
End Values.
