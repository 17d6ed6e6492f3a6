/** Argon2id, the library's default, with the parameters recommended by OWASP; memory in KiB. */
export const PASSWORD_COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Hash of an unknown password at the same cost: an unknown address takes as long as a known one. */
export const NOBODYS_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$RiX58qwW2jkrZO5QkKi8ug$LWajVg4rJWLGYYcSmAA4SuAw8Y0Sjuy4O/Nr27kBWbg';
