import { applicationTexts } from '#texts/recruiter.ts';

const { key, keys } = applicationTexts;

/** Which keys work while an application is open. */
export function KeyHints() {
  const hint = (letters: readonly string[], action: string) => (
    <span className="row gap-1">
      {letters.map((letter) => (
        <kbd key={letter}>{letter}</kbd>
      ))}
      <span className="ml-0.5">{action}</span>
    </span>
  );
  return (
    <span className="row gap-3 max-[1320px]:hidden">
      <span className="visually-hidden">{keys}</span>
      {hint(['J', 'K'], key.move)}
      {hint(['A'], key.accept)}
      {hint(['R'], key.reject)}
      {hint(['S'], key.schedule)}
    </span>
  );
}
