/** Whether a skill has a letter or a digit; others ("-") are never listed. `[[:alnum:]]` is the SQL equivalent. */
export const isReadable = (skill: string): boolean => /[\p{Alphabetic}0-9]/u.test(skill);
