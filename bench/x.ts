import { createReadStream } from 'node:fs';
import { readListings } from '#server/modules/jobs/import/read-listings.ts';
import { skillKey } from '#server/modules/matching/skills/skill-key.ts';
import { factorize } from '#server/modules/matching/model/learning/factorize.ts';
import { countPairs, mutualInformation } from '#server/modules/matching/model/learning/pairs.ts';
import { familyOf } from './matching/family.ts';
import { baselinesOf, type Ranking } from './matching/rankings.ts';

const rows: { row: number; family: string; skills: string[]; keys: string[] }[] = [];
const seen = new Set<string>();
const cache = new Map<string, string>();
const keyOf = (s: string) => { let k = cache.get(s); if (k === undefined) { k = skillKey(s); cache.set(s, k); } return k; };
const normal = (skills: readonly string[]) => [...new Set(skills.map(keyOf))].filter((k) => k !== '');
for await (const read of readListings(createReadStream('/work/shared/data/jobs-india.csv'))) {
  if ('refused' in read) continue;
  const { title, skills, companyName } = read.listing;
  const key = JSON.stringify([title, companyName, [...skills].sort()]).toLowerCase();
  if (seen.has(key)) continue;
  seen.add(key);
  rows.push({ row: read.line - 1, family: familyOf(title), skills, keys: normal(skills) });
}
const fam = new Map<string, number>();
for (const r of rows) fam.set(r.family, (fam.get(r.family) ?? 0) + 1);
const hash = (n: number) => { let x = Math.imul(n ^ 0x9e3779b9, 0x85ebca6b); x ^= x >>> 13; x = Math.imul(x, 0xc2b2ae35); return (x ^ (x >>> 16)) >>> 0; };
const test = process.argv[2] === 'test';
const fold = Number(process.argv[3] ?? 0);
const rest = test ? rows : rows.filter((r) => hash(r.row) % 3 !== 0);
const isQ = (r: { row: number }) => test ? hash(r.row) % 3 === 0 : Math.floor(hash(r.row) / 3) % 3 === fold;
const docs = rest.filter((r) => !isQ(r));
const queries = rest.filter((r) => isQ(r) && r.family !== '' && (fam.get(r.family) ?? 0) >= 5 && docs.some((d) => d.family === r.family));
const half = (skills: readonly string[], row: number) => skills.map((s, i) => [s, hash(row * 131 + i)] as const).sort((a, b) => a[1] - b[1]).slice(0, Math.ceil(skills.length / 2)).map(([s]) => s);
const halves = queries.map((q) => half(q.skills, q.row));
const asked = [queries.map((q) => q.skills), halves];
const relevant = queries.map((q) => docs.map((d) => d.family === q.family));
const nrel = relevant.map((r) => r.filter(Boolean).length);
const ndcg = (scores: ArrayLike<number>, q: number): number => {
  const top: number[] = [];
  for (let i = 0; i < docs.length; i++) {
    const s = scores[i]!;
    if (top.length === 10 && s <= scores[top[9]!]!) continue;
    let at = top.length; while (at > 0 && scores[top[at - 1]!]! < s) at--;
    top.splice(at, 0, i); if (top.length > 10) top.pop();
  }
  let dcg = 0, ideal = 0;
  for (let i = 0; i < 10; i++) { if (relevant[q]![top[i]!]) dcg += 1 / Math.log2(i + 2); if (i < nrel[q]!) ideal += 1 / Math.log2(i + 2); }
  return dcg / ideal;
};
const mean = (x: number[]) => x.reduce((a, b) => a + b, 0) / x.length;
type M = Float64Array[][];
const scored = (r: Pick<Ranking, 'score'>): M => asked.map((set) => set.map((s) => r.score(s)));
const evaluate = (m: M) => m.map((set) => mean(set.map((s, q) => ndcg(s, q))));
const show = (name: string, m: M) => { const [a, b] = evaluate(m); console.log(name.padEnd(50), a!.toFixed(4), b!.toFixed(4)); };
console.log('queries', queries.length, 'docs', docs.length);
for (const b of baselinesOf(docs)) show(b.name, scored(b));
const base = new Map<string, M>();
for (const b of baselinesOf(docs, normal)) { const m = scored(b); base.set(b.name, m); show(`${b.name} (normal)`, m); }
const D = docs.map((d) => d.keys);
const df = new Map<string, number>(); for (const d of D) for (const k of d) df.set(k, (df.get(k) ?? 0) + 1);
const names = [...df].filter(([, c]) => c >= 3).sort((a, b) => b[1] - a[1]).map(([k]) => k);
const id = new Map(names.map((k, i) => [k, i]));
const freq = names.map((k) => df.get(k)!);
const pairs = countPairs(D.map((d) => d.flatMap((k) => id.get(k) ?? [])), names.length);
const N = D.length;
const idf = (k: string) => Math.log((N + 1) / ((df.get(k) ?? 0) + 1));
// binary cosine
const bc: M = scored({ score: (skills) => { const t = normal(skills); const set = new Set(t); return Float64Array.from(D, (d) => { let n = 0; for (const k of d) if (set.has(k)) n++; return n / Math.sqrt((t.length || 1) * (d.length || 1)); }); } });
show('binary cosine', bc);
const mixes = (a: M, b: M, w: number): M => a.map((set, h) => set.map((s, q) => s.map((x, i) => (1 - w) * x + w * b[h]![q]![i]!)));

const jac = base.get('Jaccard')!;
const posw = (i: number, k: number) => (k === 0 ? 1 : 1 / (1 + i / k));
const results: [string, number, number][] = [];
const keep = (name: string, m: M) => { const [a2, b2] = evaluate(m); console.log(name.padEnd(50), a2!.toFixed(4), b2!.toFixed(4)); };
for (const [dim, own, power] of [[32, 1, 0.5], [48, 1, 0.25], [64, 1, 0.5], [32, 0, 0.25], [100, 0, 0.25],[100,1,0.5]] as const) {
  const m = mutualInformation(pairs, { frequencies: freq, documents: N, smoothing: 1, own, shift: 0 });
  const V = factorize(m, { dimensions: dim, power }).map((v) => { const l = Math.hypot(...v) || 1; return v.map((x) => x / l); });
  const sim = new Map<number, Float64Array>();
  const simRow = (i: number) => { let r = sim.get(i); if (!r) { r = Float64Array.from(V, (v) => { let s2 = 0; for (let j = 0; j < v.length; j++) s2 += v[j]! * V[i]![j]!; return s2; }); sim.set(i, r); } return r; };
  for (const wp of [0, 0.3]) for (const k of [0, 4]) {
    const embed = (keys: readonly string[]) => { const s2 = new Float64Array(dim); keys.forEach((key, p) => { const i = id.get(key); if (i === undefined) return; const w = idf(key) ** wp * posw(p, k); const v = V[i]!; for (let j = 0; j < v.length; j++) s2[j]! += w * v[j]!; }); let l = 0; for (const x of s2) l += x * x; l = Math.sqrt(l) || 1; return s2.map((x) => x / l); };
    const E = D.map(embed);
    const lat = scored({ score: (skills) => { const q = embed(normal(skills)); return Float64Array.from(E, (e) => { let s2 = 0; for (let j = 0; j < dim; j++) s2 += e[j]! * q[j]!; return s2; }); } });
    for (const mix of [0, 0.2, 0.35]) { keep(`d${dim} own${own} p${power} w${wp} pos${k} bc${mix}`, mixes(lat, bc, mix)); if (mix) keep(`d${dim} own${own} p${power} w${wp} pos${k} jac${mix}`, mixes(lat, jac, mix)); }
  }
  if (dim === 32) for (const pow of [1, 2, 4]) {
    const ids = D.map((d) => d.flatMap((x) => id.get(x) ?? []));
    const ms = scored({ score: (skills) => { const q = normal(skills).flatMap((x) => id.get(x) ?? []); const S = q.map(simRow); return Float64Array.from(ids, (d) => { if (!d.length || !q.length) return 0; let one = 0; for (const r of S) { let best = 0; for (const j of d) if (r[j]! > best) best = r[j]!; one += best ** pow; } let two = 0; for (const j of d) { let best = 0; for (const r of S) if (r[j]! > best) best = r[j]!; two += best ** pow; } return (one + two) / (d.length + q.length); }); } });
    keep(`d${dim} own${own} p${power} maxsim^${pow}`, ms);
    for (const mix of [0.3]) keep(`d${dim} own${own} p${power} maxsim^${pow} bc${mix}`, mixes(ms, bc, mix));
    const embed = (q: number[]) => { const s2 = new Float64Array(dim); for (const i of q) { const v = V[i]!; for (let j = 0; j < v.length; j++) s2[j]! += v[j]!; } let l = 0; for (const x of s2) l += x * x; l = Math.sqrt(l) || 1; return s2.map((x) => x / l); };
    const E = ids.map(embed);
    const lat = scored({ score: (skills) => { const q = embed(normal(skills).flatMap((x) => id.get(x) ?? [])); return Float64Array.from(E, (e) => { let s2 = 0; for (let j = 0; j < dim; j++) s2 += e[j]! * q[j]!; return s2; }); } });
    for (const mix of [0.3, 0.6]) keep(`d${dim} own${own} p${power} maxsim^${pow} lat${mix}`, mixes(ms, lat, mix));
  }
}
