import Archive from 'lucide-react/icons/archive';
import Check from 'lucide-react/icons/check';
import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import Database from 'lucide-react/icons/database';
import HardDrive from 'lucide-react/icons/hard-drive';
import History from 'lucide-react/icons/history';
import ListTodo from 'lucide-react/icons/list-todo';
import Mail from 'lucide-react/icons/mail';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point';
import type { LucideIcon } from 'lucide-react/types';
import { useState } from 'react';
import type { CallOutput } from '#contract/api.ts';
import { type PartState, PORTAL_PARTS, type PortalPart } from '#contract/health.ts';
import { healthTexts as texts } from '#texts/admin-health.ts';
import { languageTexts } from '#texts/language.ts';
import { Badge, type Tone } from '#web/components/badge.tsx';
import { Button } from '#web/components/button.tsx';
import { Card, Facts } from '#web/components/card.tsx';
import { Icon } from '#web/components/icon.tsx';
import { Cell, HeadCell, Row, Table } from '#web/components/table.tsx';
import { DOT } from '#web/lib/dot.ts';
import { countText, dateTimeText, timeText } from '#web/lib/formats.ts';
import { requireSession } from '#web/lib/guard.ts';
import { load, queryClient, read, useRead } from '#web/lib/queries.ts';
import { settle } from '#web/lib/settle.ts';
import { FailedEmails } from '#web/pages/admin/health/failed-emails.tsx';
import { TabFailed } from '#web/pages/admin/tab-failed.tsx';

type Health = CallOutput<'adminHealth'>;

const HEALTH = read('adminHealth', {});

export async function clientLoader({ request }: { request: Request }) {
  requireSession(request, 'admin');
  await settle(load(HEALTH));
}

/** /admin-dashboard/health: each part of the portal against its limits, and what to do about problems. */
export default function HealthTab() {
  const part = useRead(HEALTH);
  return part.ok ? <Measured health={part.data.body} /> : <TabFailed message={part.message} />;
}

function Measured({ health }: { health: Health }) {
  const parts = PORTAL_PARTS.filter((part) => health[part]);
  const toCheck = parts.filter((part) => health[part]?.state !== 'works').length;
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div role="status">
          <h2 className="h2">{toCheck === 0 ? texts.allWork : texts.look({ count: toCheck, all: parts.length })}</h2>
        </div>
        <MeasureAgain at={health.at} />
      </div>
      <Table
        caption={texts.parts}
        readOnly
        head={
          <>
            <HeadCell>{texts.columns.part}</HeadCell>
            <HeadCell>{texts.columns.state}</HeadCell>
            <HeadCell>{texts.columns.now}</HeadCell>
            <HeadCell>{texts.columns.limit}</HeadCell>
          </>
        }
      >
        {parts.map((part) => (
          <PartRow key={part} part={part} health={health} />
        ))}
      </Table>
      <div className="grid grid-cols-1 gap-5 xl:grid-cols-[1.9fr_1fr]">
        <FailedEmails email={health.email} now={health.at} />
        <Card as="section" aria-label={texts.versions} className="stack">
          <h3 className="h3">{texts.versions}</h3>
          <Facts
            facts={(['avsar', 'postgres', 'node', 'migration'] as const).map((name) => ({
              label: texts.versionNames[name],
              value: <span className="num wrap-anywhere">{health.versions[name]}</span>,
            }))}
          />
        </Card>
      </div>
    </>
  );
}

function MeasureAgain({ at }: { at: string }) {
  const [busy, setBusy] = useState(false);
  const measure = async () => {
    setBusy(true);
    await queryClient.refetchQueries({ queryKey: HEALTH.queryKey });
    setBusy(false);
  };
  return (
    <div className="row wrap">
      <span className="small soft num">{texts.measured({ time: timeText(at) })}</span>
      <Button size="m" icon={RefreshCw} busy={busy} onClick={measure}>
        {texts.measure}
      </Button>
    </div>
  );
}

const ICONS: Readonly<Record<PortalPart, LucideIcon>> = {
  email: Mail,
  queue: ListTodo,
  database: Database,
  storage: HardDrive,
  backup: Archive,
  archive: History,
};

const SIGNS: Readonly<Record<PartState, { tone: Tone; icon: LucideIcon }>> = {
  works: { tone: 'green', icon: Check },
  warns: { tone: 'amber', icon: TriangleAlert },
  fails: { tone: 'red', icon: CircleAlert },
};

function PartRow({ part, health }: { part: PortalPart; health: Health }) {
  const { state = 'works' } = health[part] ?? {};
  const help = state === 'works' ? undefined : helpOf(part, health);
  return (
    <Row>
      <Cell kind="title">
        <b className="row gap-2">
          <Icon as={ICONS[part]} /> {texts.names[part]}
        </b>
      </Cell>
      <Cell label={texts.columns.state}>
        <Badge {...SIGNS[state]}>{texts.states[state]}</Badge>
      </Cell>
      <Cell label={texts.columns.now}>
        <div className="whitespace-normal">
          <span className="num block whitespace-normal">{nowOf(part, health)}</span>
          {help ? <span className="sub block max-w-[60ch] whitespace-normal">{help}</span> : null}
        </div>
      </Cell>
      <Cell label={texts.columns.limit} className="num">
        {part === 'database'
          ? texts.limits.database({ most: countText(health.database.mostConnections) })
          : texts.limits[part]}
      </Cell>
    </Row>
  );
}

const backlogText = ({ waiting, oldestSeconds }: Pick<Health['queue'], 'waiting' | 'oldestSeconds'>): string =>
  waiting === 0
    ? texts.nothingWaits
    : texts.waits({ waiting: countText(waiting), age: durationText(oldestSeconds ?? 0) });

const nowOf = (part: PortalPart, { at, email, queue, database, storage, backup, archive }: Health): string => {
  if (part === 'email')
    return [
      backlogText(email),
      ...(email.held > 0 ? [texts.held({ count: email.held, text: countText(email.held) })] : []),
    ].join(DOT);
  if (part === 'queue')
    return [
      backlogText(queue),
      ...(queue.failed > 0 ? [texts.givenUp({ count: queue.failed, text: countText(queue.failed) })] : []),
    ].join(DOT);
  if (part === 'database')
    return texts.connections({
      size: bytesText(database.bytes),
      used: countText(database.connections),
      most: countText(database.mostConnections),
      time: numberText(database.answersIn),
    });
  if (part === 'storage') {
    const { files, bytes, disk } = storage;
    const stored = texts.files({ count: files, text: countText(files), size: bytesText(bytes) });
    return `${stored}${DOT}${texts.free({ free: bytesText(disk.free), size: bytesText(disk.size) })}`;
  }
  if (part === 'archive')
    return [
      archive?.at ? texts.logUntil({ day: dateTimeText(archive.at, at) }) : texts.noLog,
      archive?.copiedAt ? texts.copied({ day: dateTimeText(archive.copiedAt, at) }) : texts.noCopy,
    ].join(DOT);
  return backup.at ? texts.taken({ day: dateTimeText(backup.at, at) }) : texts.never;
};

/** Advice for a part that is not fully working. */
const helpOf = (part: PortalPart, { email, queue, storage, backup, archive }: Health): string => {
  if (part === 'email') {
    if (!email.answers) return texts.help.emailAway;
    if (email.state === 'fails') return texts.help.emailWaits;
    return email.server === 'folder' ? texts.help.emailFolder : texts.help.emailLost;
  }
  if (part === 'storage' && !storage.answers) return texts.help.storageAway;
  if (part === 'queue') return queue.failed > 0 ? texts.help.queueFailed : texts.help.queueWaits;
  if (part === 'backup') return backup.at ? texts.help.backupOld : texts.help.backupNever;
  if (part === 'archive') return archive?.stuck ? texts.help.archiveStuck : texts.help.archiveCopy;
  return texts.help[part];
};

const UNITS = ['kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const;

/** `18.4 GB`: decimal units, as disks are sold. */
const bytesText = (bytes: number): string => {
  const step = Math.min(Math.max(Math.floor(Math.log10(Math.max(bytes, 1)) / 3), 1), UNITS.length);
  return unitText(bytes / 1_000 ** step, UNITS[step - 1]);
};

/** A number that stays on one line with its unit. */
const unitText = (value: number, unit: (typeof UNITS)[number] | undefined): string =>
  numberText(value, { style: 'unit', unit }).replaceAll(' ', '\u00a0');

const numberText = (value: number, format?: Intl.NumberFormatOptions): string =>
  new Intl.NumberFormat(languageTexts.locale, { ...format, maximumFractionDigits: 1 }).format(value);

/** A waiting time in its largest unit. */
const durationText = (seconds: number): string => {
  if (seconds < 60) return texts.seconds({ count: Math.max(1, Math.round(seconds)) });
  if (seconds < 3_600) return texts.minutes({ count: Math.floor(seconds / 60) });
  return texts.hours({ count: Math.floor(seconds / 3_600) });
};
