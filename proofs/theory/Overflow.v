(* No overflow hides behind a bound. `covers value bound` compares the two as they are written: where every partial
   result of the value has one of the bound that is at least as large before rounding, it is also at least as large
   after rounding, because rounding is monotone; so if the bound is finite, the value is. *)
From Coq Require Import ZArith Reals List Bool Lia Lra Psatz Arith.
From Flocq Require Import Core BinarySingleNaN.
From Unerring Require Import Doubles FiniteResults Errors Bounds Expressions LowerBounds.
Import ListNotations.
Open Scope R_scope.

Fixpoint without_sign e := match e with Abs a | Neg a => without_sign a | _ => e end.
Fixpoint same_expression a b :=
  match a, b with
  | Leaf i, Leaf j => Nat.eqb i j
  | Add a1 a2, Add b1 b2 | Sub a1 a2, Sub b1 b2 | Mul a1 a2, Mul b1 b2 => same_expression a1 b1 && same_expression a2 b2
  | Abs a, Abs b | Neg a, Neg b => same_expression a b
  | _, _ => false
  end.
Lemma same_expression_equal a : forall b, same_expression a b = true -> a = b.
Proof.
  induction a; destruct b; simpl; intros H; try discriminate; try (apply andb_true_iff in H; destruct H);
    f_equal; auto.
  now apply Nat.eqb_eq.
Qed.

Fixpoint covers (v b : expression) : bool :=
  match b with
  | Abs b' => same_expression (without_sign v) (without_sign b')
  | Mul b1 b2 =>
      match without_sign v with
      | Mul v1 v2 =>
          match squared_leaf b1 b2 with
          | Some _ => same_expression v1 b1 && same_expression v2 b2
          | None => covers v1 b1 && covers v2 b2
          end
      | _ => false
      end
  | Add b1 b2 =>
      match is_margin b2 with
      | Some _ => covers v b1
      | None => match without_sign v with Add v1 v2 | Sub v1 v2 => covers v1 b1 && covers v2 b2 | _ => false end
      end
  | _ => false
  end.

Section Covered.
Variable inputs : nat -> float.
Variable leaves : list leaf.
Notation computed := (computed inputs leaves).

Lemma without_sign_size e : is_finite (computed (without_sign e)) = is_finite (computed e) /\
  Rabs (B2R (computed (without_sign e))) = Rabs (B2R (computed e)).
Proof.
  induction e; simpl; auto; destruct IHe as [I1 I2]; rewrite I1, I2.
  - unfold fabs. rewrite is_finite_Babs, B2R_Babs, Rabs_Rabsolu. auto.
  - unfold fneg. rewrite is_finite_Bopp, B2R_Bopp, Rabs_Ropp. auto.
Qed.

Lemma nearest_size x y : Rabs x <= y -> Rabs (nearest x) <= nearest y.
Proof.
  intros H. apply Rabs_le_inv in H. apply Rabs_le. split.
  - replace (- nearest y) with (nearest (- y)); [apply nearest_monotone; lra|]. unfold nearest.
    now rewrite round_NE_opp.
  - apply nearest_monotone; lra.
Qed.

Lemma covered_stays_finite b : forall v, covers v b = true -> is_finite (computed b) = true ->
  is_finite (computed v) = true /\ Rabs (B2R (computed v)) <= B2R (computed b).
Proof.
  induction b; simpl covers; intros v H F; try discriminate.
  - destruct (is_margin b2) as [j|] eqn:EC.
    + destruct b2; try discriminate. simpl in EC. apply margins_in_value in EC. destruct EC as [Ec [Hj Fc]].
      simpl in F. apply finite_sum in F. destruct F as [F1 [_ Er]]. destruct (IHb1 v H F1) as [I1 I2]. split;
        trivial.
      simpl. rewrite Er. simpl. apply Rle_trans with (1 := I2).
      rewrite <- (nearest_representable (B2R (computed b1))) at 1 by apply representable_double.
      apply nearest_monotone. rewrite Ec.
      assert (0 <= IZR j * margin) by (apply Rmult_le_pos; [now apply (IZR_le 0)|apply Rlt_le, margin_positive]).
      lra.
    + simpl in F. apply finite_sum in F. destruct F as [F1 [F2 Er]]. destruct (without_sign_size v) as [S1 S2].
      rewrite <- S1, <- S2.
      simpl computed. rewrite Er.
      destruct (without_sign v); try discriminate; apply andb_true_iff in H; destruct H as [H1 H2];
        destruct (IHb1 _ H1 F1) as [I1 I2]; destruct (IHb2 _ H2 F2) as [J1 J2]; simpl;
        pose proof (below_overflow (computed (Add b1 b2))) as Hlt; simpl in Hlt; rewrite Er in Hlt.
      * assert (HR : Rabs (nearest (B2R (computed e1) + B2R (computed e2))) <=
        nearest (B2R (computed b1) + B2R (computed b2))) by (apply nearest_size; now apply size_of_sum).
        assert (K : is_finite (fadd (computed e1) (computed e2)) = true).
        { apply sum_stays_finite; trivial. apply Rle_lt_trans with (1 := HR). apply Rle_lt_trans with (2 := Hlt).
          apply RRle_abs. }
        split; trivial. apply finite_sum in K. destruct K as [_ [_ ->]]. exact HR.
      * assert (HR : Rabs (nearest (B2R (computed e1) - B2R (computed e2))) <=
        nearest (B2R (computed b1) + B2R (computed b2))) by (apply nearest_size; now apply size_of_difference).
        assert (K : is_finite (fsub (computed e1) (computed e2)) = true).
        { apply difference_stays_finite; trivial. apply Rle_lt_trans with (1 := HR).
          apply Rle_lt_trans with (2 := Hlt). apply RRle_abs. }
        split; trivial. apply finite_difference in K. destruct K as [_ [_ ->]]. exact HR.
  - destruct (without_sign_size v) as [S1 S2]. rewrite <- S1, <- S2. destruct (without_sign v); try discriminate.
    destruct (squared_leaf b1 b2) eqn:ES.
    + apply andb_true_iff in H. destruct H as [H1 H2]. apply same_expression_equal in H1, H2. subst. split; trivial.
      destruct b1; try discriminate. destruct b2; try discriminate. simpl in ES. destruct (Nat.eqb_spec i i0);
        try discriminate. subst.
      simpl in F |- *. apply finite_product in F. destruct F as [_ [_ ->]]. rewrite Rabs_pos_eq;
        [apply Rle_refl|]. apply nearest_nonnegative. nra.
    + simpl in F. apply finite_product in F. destruct F as [F1 [F2 Er]]. simpl computed. rewrite Er.
      apply andb_true_iff in H; destruct H as [H1 H2];
        destruct (IHb1 _ H1 F1) as [I1 I2]; destruct (IHb2 _ H2 F2) as [J1 J2]; simpl;
        pose proof (below_overflow (computed (Mul b1 b2))) as Hlt; simpl in Hlt; rewrite Er in Hlt.
      assert (HR : Rabs (nearest (B2R (computed e1) * B2R (computed e2))) <=
        nearest (B2R (computed b1) * B2R (computed b2))) by (apply nearest_size; now apply size_of_product).
      assert (K : is_finite (fmul (computed e1) (computed e2)) = true).
      { apply product_stays_finite; trivial. apply Rle_lt_trans with (1 := HR).
        apply Rle_lt_trans with (2 := Hlt). apply RRle_abs. }
      split; trivial. apply finite_product in K. destruct K as [_ [_ ->]]. exact HR.
  - apply same_expression_equal in H. destruct (without_sign_size v) as [S1 S2].
    destruct (without_sign_size b) as [T1 T2].
    simpl in F |- *. apply finite_absolute in F. destruct F as [F ->]. rewrite <- S1, <- S2, H, T1, T2. split;
      trivial. apply Rle_refl.
Qed.
End Covered.
