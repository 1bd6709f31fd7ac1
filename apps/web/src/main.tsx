import '#styles/index.css';
import { admitOwnScripts } from './app/own-scripts.ts';
import { startApp } from './app/start-app.tsx';

admitOwnScripts();

const root = document.getElementById('root');
if (root) void startApp(root);
