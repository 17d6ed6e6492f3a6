import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'src/web',
  buildDirectory: 'build',
  // One file for each input in vite.config.ts.
  serverBuildFile: '[name].js',
  ssr: true,
} satisfies Config;
