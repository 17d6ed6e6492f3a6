const IMMEDIATELY = /^(?:immediate(?:ly)?|now|none|no notice(?: period)?|nil|0|available now|तुरंत)\.?$/i;
const SPAN = /^(?:about |approx\.? )?(\d{1,3})(?:\s*(?:-|–|to)\s*(\d{1,3}))?\s*(days?|weeks?|months?|दिन|हफ़्ते|महीने)?$/i;
const DAYS: Readonly<Record<string, number>> = { d: 1, w: 7, m: 30, द: 1, ह: 7, म: 30 };

/** The days of a notice period as people write it, of a span the longer; nothing when it cannot be told. */
export const noticeDays = (notice: string): number | undefined => {
  const typed = notice.trim();
  if (IMMEDIATELY.test(typed)) return 0;
  const [, least, most, unit = 'days'] = SPAN.exec(typed) ?? [];
  if (least === undefined) return undefined;
  return Number(most ?? least) * (DAYS[unit.charAt(0).toLowerCase()] ?? 1);
};
