import { useMutation } from '@tanstack/react-query';
import { accountTexts } from '#texts/account.ts';
import { Checkbox } from '#web/components/checkbox.tsx';
import { useToast } from '#web/components/toasts.tsx';
import { failureMessage } from '#web/lib/api-client.ts';

interface SwitchesProps<Name extends string> {
  /** What they are about, for those who do not see the section's title. */
  legend: string;
  switches: readonly { name: Name; title: string; sentence: string; on: boolean }[];
  /** Shows one as it is about to be. */
  show: (name: Name, on: boolean) => void;
  /** Saves one; what it throws takes the switch back. */
  save: (name: Name, on: boolean) => Promise<unknown>;
  /** Said when one is saved. */
  saved: string;
}

/** Switches that count at once, and are taken back with a message when refused. */
export function Switches<Name extends string>({ legend, switches, show, save, saved }: SwitchesProps<Name>) {
  const toast = useToast();
  const { mutate: change } = useMutation({
    mutationFn: ({ name, on }: { name: Name; on: boolean }) => save(name, on),
    onMutate: ({ name, on }) => show(name, on),
    onError: (failure, { name, on }) => {
      show(name, !on);
      toast.error(failureMessage(failure) || accountTexts.wentWrong);
    },
    onSuccess: () => toast.done(saved),
  });
  return (
    <fieldset className="grid gap-2">
      <legend className="visually-hidden">{legend}</legend>
      {switches.map(({ name, title, sentence, on }) => (
        <Checkbox
          key={name}
          name={name}
          checked={on}
          onChange={(event) => change({ name, on: event.target.checked })}
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
