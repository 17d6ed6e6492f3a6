import { useState } from 'react';
import { accountTexts } from '#texts/account.ts';
import { Checkbox } from '#web/components/checkbox.tsx';
import { useToast } from '#web/components/toasts.tsx';
import { failureMessage } from '#web/lib/form-errors.ts';

interface SwitchesProps<Name extends string> {
  /** What they are about, for those who do not see the section's title. */
  legend: string;
  switches: readonly { name: Name; title: string; sentence: string; on: boolean }[];
  /** Saves one; what it throws takes the switch back. */
  save: (name: Name, on: boolean) => Promise<unknown>;
  /** Said when one is saved. */
  saved: string;
}

/** Switches that count at once, and are taken back with a message when refused. */
export function Switches<Name extends string>({ legend, switches, save, saved }: SwitchesProps<Name>) {
  const toast = useToast();
  /** What has been chosen here and is newer than what was loaded. */
  const [chosen, setChosen] = useState<Partial<Record<Name, boolean>>>({});
  const change = async (name: Name, on: boolean) => {
    setChosen((before) => ({ ...before, [name]: on }));
    try {
      await save(name, on);
      toast.done(saved);
    } catch (failure) {
      setChosen((before) => ({ ...before, [name]: !on }));
      toast.error(failureMessage(failure) || accountTexts.wentWrong);
    }
  };
  return (
    <fieldset className="grid gap-2">
      <legend className="vh">{legend}</legend>
      {switches.map(({ name, title, sentence, on }) => (
        <Checkbox
          key={name}
          name={name}
          checked={chosen[name] ?? on}
          onChange={(event) => change(name, event.target.checked)}
          label={
            <>
              <span className="strong">{title}</span>
              <span className="small soft block">{sentence}</span>
            </>
          }
        />
      ))}
    </fieldset>
  );
}
