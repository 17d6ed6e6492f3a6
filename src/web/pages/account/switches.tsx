import { useMutation } from '@tanstack/react-query';
import { accountTexts } from '#texts/account.ts';
import { Checkbox } from '#web/components/checkbox.tsx';
import { useToast } from '#web/components/toasts.tsx';
import { failureMessage } from '#web/lib/api-client.ts';

interface SwitchesProps<Name extends string> {
  /** Group name for assistive technology, where the section's title is not announced. */
  legend: string;
  switches: readonly { name: Name; title: string; sentence: string; on: boolean }[];
  /** Shows the new value before it is saved. */
  show: (name: Name, on: boolean) => void;
  /** Saves one switch; a rejection reverts it. */
  save: (name: Name, on: boolean) => Promise<unknown>;
  /** Message after a switch is saved. */
  saved: string;
}

/** Switches that save immediately and revert with a message when the server refuses. */
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
