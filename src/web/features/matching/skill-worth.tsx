interface SkillWorthProps {
  /** In words, above the bar. */
  words: string;
  /** Jobs that are there without it, in grey. */
  now?: number;
  jobs: number;
  /** What the whole bar stands for. */
  whole: number;
}

const part = (count: number, whole: number): string => `${whole > 0 ? (100 * count) / whole : 0}%`;

/** How many jobs a skill is worth: its words, and a bar that begins where those of today end. */
export function SkillWorth({ words, now = 0, jobs, whole }: SkillWorthProps) {
  return (
    <div className="worth">
      <b>{words}</b>
      <span className="track" aria-hidden="true">
        {now > 0 ? <i className="now" style={{ width: part(now, whole) }} /> : null}
        <i style={{ width: part(jobs, whole) }} />
      </span>
    </div>
  );
}
