/** Texts of the specification that no journey can see, each with the reason. */
export const NOT_SHOWN: Readonly<Record<string, string>> = {};
