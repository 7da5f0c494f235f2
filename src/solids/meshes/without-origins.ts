/** Why a result of `meshUnion` and its kin has no origins: what an error says of it. */
export const WITHOUT_ORIGINS =
  'one that crossed itself or had to be made anew to be valid, so that its origins are null';
