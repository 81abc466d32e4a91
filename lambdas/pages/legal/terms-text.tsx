import { pageLink } from '#contract/pages/page-link.ts';

/** The terms of use. A change of the text needs a new day here and in `lib/config/legal-documents.ts`. */
export function TermsText() {
  return (
    <>
      <h1>Termos de uso da Vitrine</h1>
      <p>
        Versão de <time dateTime="2026-11-01">1º de novembro de 2026</time>.
      </p>
      <p>
        A Vitrine é um lugar onde empresas mostram ofertas de suas lojas e onde qualquer pessoa pode
        vê-las. Ao criar uma conta, você aceita estes termos.
      </p>
      <h2>1. Sua conta</h2>
      <p>
        Você informa dados verdadeiros, guarda sua senha e responde pelo que é feito com a sua
        conta. Se notar um uso que não é seu, troque a senha e avise a gente.
      </p>
      <h2>2. Empresas e lojas</h2>
      <p>
        Quem cadastra uma empresa declara que pode representá-la. O cadastro passa por uma análise
        antes de aparecer para o público. Nome, CPF ou CNPJ e endereço de quem oferece são públicos,
        porque a lei assim pede (Decreto 7.962/2013).
      </p>
      <h2>3. Ofertas</h2>
      <p>
        A empresa responde pelo que publica: preço, prazo, quantidade e condições precisam ser
        claros e cumpridos, como manda o Código de Defesa do Consumidor (Lei 8.078/1990). A venda é
        feita entre a empresa e o consumidor; a Vitrine não vende os produtos anunciados.
      </p>
      <h2>4. O que não é permitido</h2>
      <p>
        Conteúdo ilegal, enganoso ou ofensivo, produtos proibidos, cópia de marca ou imagem de outra
        pessoa, e qualquer tentativa de atrapalhar o funcionamento do serviço. Podemos tirar do ar o
        que descumprir estes termos e suspender a empresa, dizendo o motivo.
      </p>
      <h2>5. Pagamento</h2>
      <p>
        Empresas pagam uma assinatura conforme o porte, com os preços mostrados antes da
        contratação. Consumidores não pagam para ver ofertas.
      </p>
      <h2>6. Encerramento</h2>
      <p>
        Você pode excluir sua conta quando quiser. O que a lei obriga a guardar fica guardado pelo
        prazo dela, e só para isso. Veja o<a href={pageLink('privacy')}>aviso de privacidade</a>.
      </p>
      <h2>7. Mudanças</h2>
      <p>
        Quando estes termos mudarem, avisaremos antes e registraremos a versão que você aceitou.
      </p>
      <h2>8. Lei</h2>
      <p>Valem as leis do Brasil e o foro do domicílio do consumidor.</p>
    </>
  );
}
