import { Alert, Badge, Button, Paper, TextInput, Title } from '@mantine/core';
import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { brandColours, fontSizes, radii, schemes } from '#contract/brand/tokens.ts';
import { ShopWindow } from '#web/ui/brand/shop-window.tsx';
import { Wordmark } from '#web/ui/brand/wordmark.tsx';
import { LanguageSwitch } from '#web/ui/language-switch.tsx';
import { OfferCard } from '#web/views/offer/card/offer-card.tsx';
import { SmallPoster } from '#web/views/offer/poster/small-poster.tsx';
import { PriceTag } from '#web/views/offer/price-tag.tsx';
import classes from './brand-page.module.css';

function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className={classes['section']}>
      <Title order={2}>{title}</Title>
      <div className={classes['row']}>{children}</div>
    </section>
  );
}

const photo = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="640" height="360"><rect width="640" height="360" fill="#b8d8c8"/></svg>',
)}`;

const offer = {
  title: 'Escondidinho de charque',
  originalPrice: 34,
  offerPrice: 26,
  discountPercent: 23,
  expirationDate: '2026-12-12',
  moreDetails: 'Serve duas pessoas.',
};

const dear = {
  title: 'Geladeira de duas portas com gelo na porta',
  originalPrice: 14_990,
  offerPrice: 12_499.9,
  discountPercent: 16,
  expirationDate: '2027-01-31',
};

/** Offers of the page with the widths in pixels of their cards. */
const cards = [
  { width: 326, offer: { ...offer, previewUrl: photo } },
  { width: 326, offer },
  { width: 326, offer: { ...offer, previewUrl: photo, isSoldOut: true } },
  { width: 167, offer: { ...dear, previewUrl: photo } },
  { width: 167, offer: dear },
] as const;

const states = ['open', 'empty', 'closed', 'dark'] as const;

const now = new Date('2026-11-27T12:00:00Z');

/** All tokens and components of the brand on one page. */
export function BrandPage({ t }: { readonly t: TFunction }) {
  return (
    <>
      <header className="brand-bar" style={{ justifyContent: 'space-between' }}>
        <Wordmark />
        <LanguageSwitch />
      </header>
      <main className={classes['page']}>
        <Section title="Colours">
          {Object.keys({ ...brandColours, ...schemes.light }).map((name) => (
            <div
              key={name}
              className={classes['swatch']}
              style={{
                background: `var(--vitrine-${name.replace(/[A-Z]/g, (one) => `-${one.toLowerCase()}`)})`,
              }}
            >
              <Badge color="dark">{name}</Badge>
            </div>
          ))}
        </Section>
        <Section title="Type, corners">
          <div className={classes['headings']}>
            {Object.entries(fontSizes).map(([name, size]) => (
              <p
                key={name}
                style={{
                  fontSize: `${size}rem`,
                  ...(name === 'poster' && { fontFamily: 'var(--vitrine-font-poster)' }),
                }}
              >
                {name} Ofertas da semana
              </p>
            ))}
            <h1>Heading 1: Ofertas da semana</h1>
            <h2>Heading 2: Ofertas da semana</h2>
          </div>
          {Object.entries(radii).map(([name, radius]) => (
            <Paper key={name} p="md" radius={radius}>
              {name}
            </Paper>
          ))}
        </Section>
        <Section title="Price tags">
          {(['row', 'card', 'large'] as const).map((size) => (
            <div key={size} className={classes['column']} style={{ width: 260 }}>
              <PriceTag price={26} size={size} />
            </div>
          ))}
          {[143, 260].map((width) => (
            <div key={width} className={classes['column']} style={{ width }}>
              <PriceTag price={12_499.9} size="large" />
            </div>
          ))}
          <SmallPoster discountPercent={23} className={classes['small'] ?? ''} />
        </Section>
        <Section title="Cards">
          {cards.map(({ width, offer: shown }) => (
            <div key={`${width} ${JSON.stringify(shown).length}`} style={{ width }}>
              <OfferCard t={t} now={now} offer={shown} />
            </div>
          ))}
        </Section>
        <Section title="Shop window">
          {states.map((state) => (
            <ShopWindow key={state} state={state} className={classes['picture']} />
          ))}
        </Section>
        <Section title="Controls">
          <Button>Publicar</Button>
          <Button variant="default">Cancelar</Button>
          <Button variant="light">Compartilhar</Button>
          <Button variant="subtle">Fechar</Button>
          <TextInput label="Título" placeholder="Bolo de rolo" />
          <Alert color="yellow" title="Aviso">
            A loja está desativada.
          </Alert>
          <Badge color="teal" variant="light">
            Ativa
          </Badge>
        </Section>
      </main>
    </>
  );
}
