(* Determinants as textbooks define them, and what the predicates of the core are said to be: the statements about
   emitted filters use `determinant`, and are compared with these four. *)
From Coq Require Import Reals List.
Import ListNotations.
Open Scope R_scope.

(* By cofactors along the first column: the sum of (-1)^i m_i1 det(m without row i and column 1). *)
Fixpoint determinant_of (order : nat) (rows : list (list R)) : R :=
  match order with
  | O => 1
  | S smaller =>
      (fix expand (before after : list (list R)) (sign : R) : R :=
        match after with
        | [] => 0
        | row :: rest =>
            sign * hd 0 row * determinant_of smaller (map (@tl R) (rev before ++ rest)) +
            expand (row :: before) rest (- sign)
        end) [] rows 1
  end.
Definition determinant (rows : list (list R)) : R := determinant_of (length rows) rows.

(* Twice the signed area of a triangle. *)
Definition textbook_orient2d ax ay bx by_ cx cy : R := determinant [[ax; ay; 1]; [bx; by_; 1]; [cx; cy; 1]].

(* Six times the signed volume of a tetrahedron; positive if a, b, c are in counterclockwise order, seen from d. *)
Definition textbook_orient3d ax ay az bx by_ bz cx cy cz dx dy dz : R :=
  - determinant [[ax; ay; az; 1]; [bx; by_; bz; 1]; [cx; cy; cz; 1]; [dx; dy; dz; 1]].

(* Points lifted to a paraboloid: Guibas and Stolfi 1985. *)
Definition textbook_incircle ax ay bx by_ cx cy dx dy : R :=
  determinant [
    [ax; ay; ax * ax + ay * ay; 1];
    [bx; by_; bx * bx + by_ * by_; 1];
    [cx; cy; cx * cx + cy * cy; 1];
    [dx; dy; dx * dx + dy * dy; 1]].

Definition textbook_insphere ax ay az bx by_ bz cx cy cz dx dy dz ex ey ez : R :=
  - determinant [
    [ax; ay; az; ax * ax + ay * ay + az * az; 1];
    [bx; by_; bz; bx * bx + by_ * by_ + bz * bz; 1];
    [cx; cy; cz; cx * cx + cy * cy + cz * cz; 1];
    [dx; dy; dz; dx * dx + dy * dy + dz * dz; 1];
    [ex; ey; ez; ex * ex + ey * ey + ez * ez; 1]].
