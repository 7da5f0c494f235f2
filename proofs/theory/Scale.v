(* One unit of roundings as integers: 2^53 u = 1, so that inequalities between powers of 1 + u and 1 - u are
   inequalities between integers. *)
From Coq Require Import ZArith Reals List Bool Lia Lra Psatz Arith.
From Flocq Require Import Core BinarySingleNaN.
From Unerring Require Import Doubles.
Import ListNotations.
Open Scope R_scope.

Definition two53 := 9007199254740992%Z.
Lemma two53_u : IZR two53 * u = 1. Proof. rewrite u_value. unfold two53. field. Qed.
