import { useLocation, useRouteLoaderData } from 'react-router';
import { CandidateDatabase } from '#web/candidates/candidate-database.tsx';
import type { CandidateList } from '#web/candidates/load-candidates.ts';

/** The database as a page of its own, for recruiters inside their main part, for administrators inside theirs. */
export function CandidatesPage({ list, look }: { list: CandidateList; look: 'cards' | 'table' }) {
  const { pathname } = useLocation();
  const frame = useRouteLoaderData<{ kind: 'recruiter' | 'admin' }>('desk');
  const eyes = frame?.kind ?? 'recruiter';
  const database = <CandidateDatabase list={list} look={look} eyes={eyes} bare={pathname} />;
  return eyes === 'recruiter' ? <main className="main-wide stack gap-5">{database}</main> : database;
}
