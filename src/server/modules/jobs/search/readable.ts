/** A skill has a letter or a digit; what has none ("-") is never listed. SQL says the same as `[[:alnum:]]`. */
export const isReadable = (skill: string): boolean => /[\p{Alphabetic}0-9]/u.test(skill);
