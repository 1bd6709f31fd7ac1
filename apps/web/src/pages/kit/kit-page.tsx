import { PageHeading } from '#ui/page-heading.tsx';
import { ButtonSection, IconButtonSection } from './button-section.tsx';
import { CardSection, GlyphSection } from './card-section.tsx';
import { TableSection, TabsSection } from './data-section.tsx';
import { ChoiceSection, FieldSection } from './field-section.tsx';
import { IdentitySection } from './identity-section.tsx';
import { NavigationSection } from './navigation-section.tsx';
import { OverlaySection } from './overlay-section.tsx';
import { EmptySection, ErrorSection, LoadingSection, NoticeSection } from './state-section.tsx';
import { LiveToastSection, ToastSection } from './toast-section.tsx';
import { AccentSection, TokenSection, TypeSection } from './token-section.tsx';
import './kit.css';

/** Development page: every part of the kit in every state. English only, never translated. */
export function KitPage() {
  return (
    <div className="kit">
      <PageHeading
        eyebrow="Development"
        title="Component kit"
        lead="Every part in every state. What is not here does not exist."
      />
      <div className="kit__grid">
        <ToastSection />
        <LiveToastSection />
        <IdentitySection />
        <ButtonSection />
        <IconButtonSection />
        <CardSection />
        <GlyphSection />
        <FieldSection />
        <ChoiceSection />
        <NoticeSection />
        <TableSection />
        <EmptySection />
        <NavigationSection />
        <OverlaySection />
        <ErrorSection />
        <TabsSection />
        <TypeSection />
        <LoadingSection />
        <TokenSection />
        <AccentSection />
      </div>
    </div>
  );
}
