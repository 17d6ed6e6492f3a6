import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { bulkTexts as texts } from '#texts/recruiter-bulk.ts';
import { useToast } from '#web/components/toasts.tsx';
import { messageOf } from '#web/lib/api-client.ts';
import { load } from '#web/lib/queries.ts';
import { type Selection, useSelection } from '#web/lib/use-selection.ts';
import { type Application, everyoneQuery } from '#web/pages/recruiter/applications/application-queries.ts';

export interface Selected extends Selection {
  /** The selected applications, including those on other pages. */
  applications: readonly Application[];
  /** Selects the whole list up to the bulk limit, and loads the rest of it. */
  chooseAll: () => void;
  choosingAll: boolean;
}

/** The selection in a list with the filters in an address, by page or as a whole. */
export function useSelected(search: string, rows: readonly Application[]): Selected {
  const everyone = everyoneQuery(new URLSearchParams(search));
  const list = JSON.stringify(everyone.queryKey);
  const [whole, setWhole] = useState<string>();
  const { data } = useQuery({ ...everyone, enabled: whole === list });
  const [choosingAll, setChoosingAll] = useState(false);
  const toast = useToast();
  const beyond = (whole === list && data?.body) || [];
  const selection = useSelection(rows, beyond);
  const known = new Map([...beyond, ...rows].map((row) => [row._id, row]));
  const chooseAll = async () => {
    setChoosingAll(true);
    try {
      const { body } = await load(everyone);
      setWhole(list);
      selection.choose(body.map((row) => row._id));
    } catch (failure) {
      toast.error(messageOf(failure) || texts.allFailed);
    }
    setChoosingAll(false);
  };
  return {
    ...selection,
    applications: selection.ids.flatMap((id) => known.get(id) ?? []),
    chooseAll: () => void chooseAll(),
    choosingAll,
  };
}
