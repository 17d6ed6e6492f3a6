/** Reports of jobs. */
export { reportData } from './personal-data.ts';
