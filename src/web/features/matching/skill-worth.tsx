interface SkillWorthProps {
  /** The text above the bar. */
  words: string;
  /** Jobs available without the skill, in grey. */
  now?: number;
  jobs: number;
  /** The number that the full bar represents. */
  whole: number;
}

const part = (count: number, whole: number): string => `${whole > 0 ? (100 * count) / whole : 0}%`;

/** How many jobs a skill adds: a text, and a bar that starts where the current jobs end. */
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
