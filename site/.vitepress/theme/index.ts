import DefaultTheme from 'vitepress/theme';
import { h } from 'vue';
import './pages.css';
import LinePicture from './LinePicture.vue';

/** VitePress's own look, with a picture on the start page. */
export default {
  extends: DefaultTheme,
  Layout: () => h(DefaultTheme.Layout, null, { 'home-features-before': () => h(LinePicture) }),
};
