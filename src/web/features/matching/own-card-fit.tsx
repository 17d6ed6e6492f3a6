import { QueryClientProvider } from '@tanstack/react-query';
import type { CardFitProps } from '#web/features/matching/card-fit.tsx';
import { useFits } from '#web/features/matching/use-fits.tsx';
import { queryClient } from '#web/lib/queries.ts';

/** Also used on public pages, which have no query client provider. */
export function OwnCardFit(props: CardFitProps) {
  return (
    <QueryClientProvider client={queryClient}>
      <Line {...props} />
    </QueryClientProvider>
  );
}

function Line({ job, among }: CardFitProps) {
  return useFits(among)(job);
}
