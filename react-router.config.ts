import type { Config } from '@react-router/dev/config';

/** Each language has its own build of the pages and its own address: `/hi/jobs`. */
const language = process.env.AVSAR_LANGUAGE ?? 'en';

export default {
  appDirectory: 'src/web',
  buildDirectory: language === 'en' ? 'build' : `build/${language}`,
  ...(language !== 'en' && { basename: `/${language}` }),
  // One file for each input in vite.config.ts.
  serverBuildFile: '[name].js',
  ssr: true,
} satisfies Config;
