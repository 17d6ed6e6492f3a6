import Download from 'lucide-react/icons/download';
import Hourglass from 'lucide-react/icons/hourglass';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { dayInIndia } from '#contract/rules.ts';
import { boardTexts } from '#texts/recruiter-board.ts';
import { toolTexts as texts } from '#texts/recruiter-bulk.ts';
import { Button, ButtonLink } from '#web/components/button.tsx';
import { classNames } from '#web/components/class-names.ts';
import { SegmentLinks } from '#web/components/tabs.tsx';
import { useToast } from '#web/components/toasts.tsx';
import { CallFailed, callForFile } from '#web/lib/api-client.ts';
import { saveFile } from '#web/lib/read-file.ts';
import { isBoard, listParams, withParams } from '#web/pages/recruiter/addresses.ts';
import { applicationQuery } from '#web/pages/recruiter/applications/application-queries.ts';
import { BOARD_COLUMNS } from '#web/pages/recruiter/applications/board-columns.ts';

/** The columns are the statuses: a filter by one, and a page, have no meaning there. */
const asBoard = (search: string): string => withParams(listParams(search), { view: 'board', status: '', page: '' });

const asTable = (search: string): string =>
  withParams(listParams(search), {
    view: '',
    ...Object.fromEntries(BOARD_COLUMNS.map(({ key }) => [`shown-${key}`, ''])),
  });

/** Table or board, those who wait longest first, and the list as a file. */
export function ListTools() {
  const { search } = useLocation();
  const params = new URLSearchParams(search);
  const board = isBoard(search);
  const oldest = params.get('status') === 'pending' && params.get('sort') === 'appliedAt';
  const to = withParams(
    listParams(search),
    oldest ? { status: '', sort: '', page: '' } : { status: 'pending', sort: 'appliedAt', page: '' },
  );
  return (
    <div className="row wrap -my-1 gap-3">
      <SegmentLinks
        label={boardTexts.views}
        tabs={[
          { label: boardTexts.table, to: asTable(search), current: !board },
          { label: boardTexts.board, to: asBoard(search), current: board },
        ]}
      />
      {board ? null : (
        <ButtonLink
          to={to}
          size="m"
          icon={Hourglass}
          preventScrollReset
          aria-current={oldest ? 'true' : undefined}
          className={classNames('max-sm:order-last', oldest && 'border-accent-line bg-accent-wash')}
        >
          {texts.oldest}
        </ButtonLink>
      )}
      <ExportButton search={params} />
    </div>
  );
}

function ExportButton({ search }: { search: URLSearchParams }) {
  const [busy, setBusy] = useState(false);
  const toast = useToast();
  const save = async () => {
    setBusy(true);
    try {
      const file = await callForFile('exportApplications', { query: applicationQuery(search) });
      saveFile(file, texts.fileName({ day: dayInIndia(new Date()) }));
    } catch (failure) {
      toast.error((failure instanceof CallFailed && failure.message) || texts.exportFailed);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      className="ml-auto"
      size="m"
      icon={Download}
      busy={busy}
      busyLabel={texts.exporting}
      title={texts.exportHelp}
      onClick={save}
    >
      {texts.exportCsv}
    </Button>
  );
}
